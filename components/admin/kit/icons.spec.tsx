import { render } from '@testing-library/react';
import { COLLECTIONS, kindOf } from '@/lib/model/kinds';
import { Icon } from './icons';

const drawn = (name: string) => render(<Icon name={name} />).container.innerHTML;

it('draws a different icon for each kind of content that has its own icon', () => {
  const icons = COLLECTIONS.map((name) => drawn(kindOf(name).list ?? ''));
  const own = icons.filter((icon) => icon !== drawn('unknown'));
  expect(own).not.toEqual([]);
  expect(own).toEqual([...new Set(own)]);
});
