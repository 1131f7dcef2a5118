import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/admin/kit/toaster';
import { memoryStore } from '@/components/admin/testing/memory-store';
import { editableFields, fieldsIn, groupsOf } from '@/lib/model/editable';
import { PUBLISHABLE } from '@/lib/model/kinds';
import type { Blog } from '@/lib/model/records';
import { aBlog } from '@/lib/testing/records';
import { RecordEditor } from './record-editor';

// These tests have no IndexedDB and no signed-in user.
jest.mock('@/components/admin/editing/sharing/open-draft', () => ({
  ...jest.requireActual('@/components/admin/editing/sharing/open-draft'),
  readShared: async () => ({ draft: null, needsApproval: false }),
}));
jest.mock('@/components/admin/editing/work/open-work', () => ({ openWork: async () => null }));

async function openEditor(blog: Partial<Blog>) {
  const { store, stored } = memoryStore('Blog', aBlog({ title: 'Stored', revision: 1, ...blog }));
  render(<RecordEditor store={store} id={stored().id} />, { wrapper: Toaster });
  await screen.findByLabelText('Title');
  const summary = screen.getByText('Address and search').closest('summary');
  if (!summary) throw new Error('The group has no summary.');
  return { summary, details: summary.parentElement, user: userEvent.setup() };
}

describe('the groups beside the sheet', () => {
  it.each(PUBLISHABLE)('have, with the sheet, each editable field of %s once', (name) => {
    const fields = [...fieldsIn(name, 'sheet'), ...groupsOf(name).flatMap((group) => fieldsIn(name, group))];
    expect(fields.toSorted()).toEqual(editableFields(name).toSorted());
  });

  it('show their answer, or the effect of having none', async () => {
    const { summary } = await openEditor({ slug: 'cold-tubes' });
    expect(summary).toHaveTextContent('Address and searchcold-tubes');
    expect(screen.getByText('When you publish')).toBeInTheDocument();
  });

  it('open and give focus to a field with an error when the record is saved', async () => {
    const { details, user } = await openEditor({ slug: 'Not an address' });
    expect(details).not.toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const slug = screen.getByLabelText('Article address');
    await screen.findByText(/^Article address /);
    expect(details).toHaveAttribute('open');
    expect(slug).toHaveFocus();
  });
});

it('the settings close and open with Ctrl+.', async () => {
  const { user } = await openEditor({});
  const settings = screen.getByRole('complementary', { name: 'Settings' });
  await user.keyboard('{Control>}.{/Control}');
  expect(settings).not.toBeVisible();
  await user.keyboard('{Control>}.{/Control}');
  expect(settings).toBeVisible();
});

describe('the title on the sheet', () => {
  it('wraps, but stays one line of text', async () => {
    const { user } = await openEditor({ title: '' });
    const title = screen.getByLabelText('Title');
    await user.type(title, 'Cold{Enter} tubes');
    await user.paste('\nstay\r\ncold');
    expect(title).toHaveValue('Cold tubes stay cold');
  });

  it('has its label as its placeholder, like the description', async () => {
    await openEditor({ title: '' });
    for (const label of ['Title', 'Description'])
      expect(screen.getByLabelText(label)).toHaveAttribute('placeholder', label);
  });
});
