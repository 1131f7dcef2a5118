import { fill } from './fill';

it('puts each value in the place of its name, as it is', () => {
  expect(fill('{count} of {all} by {who}', { count: 1, all: 3, who: '$& {count}' })).toBe(
    '1 of 3 by $& {count}',
  );
});

it('leaves a name without a value, so that a mistake can be seen', () => {
  expect(fill('{unknown}', {})).toBe('{unknown}');
});
