import { render, screen } from '@testing-library/react';
import { aBlog } from '@/lib/testing/records';
import { ListFrame } from './list-frame';
import { emptyList, LISTS, readQuery } from './list-query';

const query = readQuery(new URLSearchParams());

/** Home, the footprint and people have views of their own instead of a list. */
const listed = LISTS.filter((list) => emptyList(list) !== undefined);

describe('ListFrame', () => {
  it.each(listed)('explains that the list %s is empty, and offers no search', (list) => {
    render(
      <ListFrame
        query={{ ...query, list }}
        loaded={[]}
        failure=""
        reload={async () => {}}
        onChange={() => {}}
        row={() => null}
      />,
    );
    expect(screen.getByText(emptyList(list) ?? '')).toBeVisible();
    expect(screen.queryByLabelText('Search')).toBeNull();
  });

  it.each([true, false])(
    'offers to sort by the date published only if records have one: %s',
    (publishable) => {
      render(
        <ListFrame
          query={query}
          loaded={[aBlog()]}
          failure=""
          reload={async () => {}}
          publishable={publishable}
          onChange={() => {}}
          row={() => null}
        />,
      );
      expect(screen.queryAllByRole('link', { name: 'Date published' })).toHaveLength(publishable ? 1 : 0);
    },
  );
});
