import { render } from '@testing-library/react';
import { COLLECTIONS, kindOf } from '@/lib/model/kinds';
import { Icon } from './icons';

const drawn = (name: string) => render(<Icon name={name} />).container.innerHTML;

it('draws a different icon for each kind of content, and another for a kind without its own icon', () => {
  const names = [...COLLECTIONS.map((name) => kindOf(name).list ?? ''), 'notices'];
  expect(new Set(names.map(drawn)).size).toBe(names.length);
});
