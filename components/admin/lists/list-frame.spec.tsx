import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBlog } from '@/lib/testing/records';
import { ListFrame } from './list-frame';
import { changeQuery, emptyList, LISTS } from './list-query';

/** Home, the footprint and people have views of their own instead of a list. */
const listed = LISTS.filter((list) => emptyList(list) !== undefined);

describe('ListFrame', () => {
  it.each(listed)('explains that the list %s is empty, and offers no search', (list) => {
    changeQuery({ list });
    render(<ListFrame loaded={[]} failure="" reload={async () => {}} row={() => null} />);
    const { heading, text } = emptyList(list) ?? {};
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(screen.getByText(text ?? '')).toBeVisible();
    expect(screen.queryByLabelText('Search')).toBeNull();
  });

  it('shows the shortcut in the search field, unless single keys are off', async () => {
    changeQuery({ list: 'blogs' });
    render(<ListFrame loaded={[aBlog()]} failure="" reload={async () => {}} row={() => null} />);
    const search = within(screen.getByLabelText('Search').closest('search') ?? document.body);
    expect(search.getByText('/')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts' }));
    expect(search.queryByText('/')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts' }));
  });

  it.each([true, false])(
    'has a heading for the states, and sorting by date published, only if records have them: %s',
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
      expect(screen.queryAllByText('Status')).toHaveLength(publishable ? 1 : 0);
    },
  );

  it('has a heading for each period if records are sorted by their last change', async () => {
    const day = 24 * 60 * 60 * 1000;
    const ago = (days: number) => new Date(Date.now() - days * day);
    const records = [
      aBlog({ updatedAt: ago(0) }),
      aBlog({ updatedAt: ago(3) }),
      aBlog({ updatedAt: ago(30) }),
    ];
    changeQuery({ list: 'blogs' });
    render(<ListFrame loaded={records} failure="" reload={async () => {}} publishable row={() => null} />);
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings()).toEqual(['Changed today', 'Changed in the last week', 'Changed earlier']);
    await userEvent.click(screen.getByRole('link', { name: 'Title' }));
    expect(headings()).toEqual(['Drafts and published']);
  });
});
