import { render, screen } from '@testing-library/react';
import { ListFrame } from './list-frame';
import { emptyList, LISTS, readQuery } from './list-query';

const query = readQuery(new URLSearchParams());

/** The footprint has a view of its own instead of a list. */
const listed = LISTS.filter((list) => list !== 'footprint');

describe('ListFrame', () => {
  it.each(listed)('explains that the list %s is empty, and offers no search', (list) => {
    render(
      <ListFrame
        query={{ ...query, list }}
        loaded={{ items: [], failed: false, reload: async () => {} }}
        onChange={() => {}}
        row={() => null}
      />,
    );
    expect(screen.getByText(emptyList(list) ?? '')).toBeVisible();
    expect(screen.queryByLabelText('Search')).toBeNull();
  });
});
