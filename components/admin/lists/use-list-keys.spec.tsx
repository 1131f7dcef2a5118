import '@/components/admin/testing/no-network';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPreview } from '@/components/admin/kit/preview-address';
import { aBlog } from '@/lib/testing/records';
import { ListFrame } from './list-frame';
import { changeQuery, freshQuery } from './list-query';
import { useChoice } from './use-bulk';

jest.mock('@/components/admin/kit/preview-address');

const blogs = ['Alpha', 'Beta', 'Gamma'].map((title) => aBlog({ id: title, title }));
const loaded = { loaded: blogs, failure: '', reload: async () => {} };

function List() {
  const choice = useChoice(blogs);
  return (
    <ListFrame
      {...loaded}
      publishable
      choice={choice}
      row={({ id, title }) => (
        <li key={id} data-row>
          <input
            type="checkbox"
            aria-label={`Select: ${title}`}
            checked={choice.has(id)}
            onChange={(event) => choice.change([id], event.target.checked)}
          />
          <a data-preview href={`/admin/blog/${id}`}>
            {title}
          </a>
        </li>
      )}
    />
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const chosen = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select: /, checked: true })
    .map((box) => box.getAttribute('aria-label'));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

beforeEach(() => {
  localStorage.clear();
  changeQuery({ ...freshQuery, list: 'blogs', sort: 'title' });
  render(<List />);
});

describe('the shortcuts of a list', () => {
  it('moves with J and K, and stops at both ends', async () => {
    await userEvent.keyboard('j');
    expect(link('Alpha')).toHaveFocus();
    await userEvent.keyboard('jjj');
    expect(link('Gamma')).toHaveFocus();
    await userEvent.keyboard('kkkk');
    expect(link('Alpha')).toHaveFocus();
  });

  it('selects with X, extends the selection with Shift, and clears it with Escape', async () => {
    await userEvent.keyboard('jx');
    expect(chosen()).toEqual(['Select: Alpha']);
    await userEvent.keyboard('{Shift>}JJ{/Shift}');
    expect(chosen()).toEqual(['Select: Alpha', 'Select: Beta', 'Select: Gamma']);
    await userEvent.keyboard('x');
    expect(chosen()).toEqual(['Select: Alpha', 'Select: Beta']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryAllByRole('checkbox', { name: /^Select: /, checked: true })).toEqual([]);
  });

  it('searches with /, and types letters in the search', async () => {
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    await userEvent.keyboard('jx');
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('previews the record that has the focus with P', async () => {
    await userEvent.keyboard('p');
    expect(openPreview).not.toHaveBeenCalled();
    await userEvent.keyboard('jjp');
    expect(openPreview).toHaveBeenCalledWith(expect.stringMatching(/\/admin\/blog\/Beta$/));
  });

  it('leaves keys with a modifier to the browser', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      fireEvent.keyDown(document.body, { key: 'j', [modifier]: true });
    expect(document.body).toHaveFocus();
  });

  it('can be turned off, which the device remembers', async () => {
    await userEvent.click(screen.getByLabelText('Single-key shortcuts'));
    expect(localStorage.getItem('admin-single-keys')).toBe('off');
    expect(screen.queryByText('move')).toBeNull();
    await userEvent.keyboard('j');
    expect(link('Alpha')).not.toHaveFocus();
    await userEvent.click(screen.getByLabelText('Single-key shortcuts'));
    await userEvent.keyboard('j');
    expect(link('Alpha')).toHaveFocus();
  });
});
