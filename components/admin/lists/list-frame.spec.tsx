import { render, screen } from '@testing-library/react';
import { aBlog } from '@/lib/testing/records';
import { ListFrame } from './list-frame';
import { changeQuery, emptyList, LISTS } from './list-query';

/** Home, the footprint and people have views of their own instead of a list. */
const listed = LISTS.filter((list) => emptyList(list) !== undefined);

describe('ListFrame', () => {
  it.each(listed)('explains that the list %s is empty, and offers no search', (list) => {
    changeQuery({ list });
    render(<ListFrame loaded={[]} failure="" reload={async () => {}} row={() => null} />);
    expect(screen.getByText(emptyList(list) ?? '')).toBeVisible();
    expect(screen.queryByLabelText('Search')).toBeNull();
  });

  it.each([true, false])(
    'offers to sort by the date published only if records have one: %s',
    (publishable) => {
      render(
        <ListFrame
          loaded={[aBlog()]}
          failure=""
          reload={async () => {}}
          publishable={publishable}
          row={() => null}
        />,
      );
      expect(screen.queryAllByRole('link', { name: 'Date published' })).toHaveLength(publishable ? 1 : 0);
    },
  );
});
