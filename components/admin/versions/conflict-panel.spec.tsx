import '@/components/admin/testing/no-network';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBlog, aPdfLink } from '@/lib/testing/records';
import { ConflictFields } from './conflict-panel';

const base = aBlog({ title: 'Base', link: '/impact' });
const states = {
  base,
  mine: { ...base, title: 'My title', link: '/trivus' },
  theirs: { ...base, title: 'Their title', description: 'Their text' },
};

describe('ConflictFields', () => {
  it('shows mine, theirs and base of every field that differs', () => {
    render(<ConflictFields name="Blog" states={states} onChosen={() => {}} />);
    const title = within(screen.getByRole('group', { name: /Title/ }));
    for (const text of ['My title', 'Their title', 'Base']) expect(title.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('keeps what each side alone changed unless the editor chooses otherwise', async () => {
    const onChosen = jest.fn();
    render(<ConflictFields name="Blog" states={states} onChosen={onChosen} />);
    const title = within(screen.getByRole('group', { name: /Title/ }));
    await userEvent.click(title.getByRole('radio', { name: /Theirs/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep the chosen fields' }));
    expect(onChosen).toHaveBeenCalledWith({
      title: 'Their title',
      description: 'Their text',
      link: '/trivus',
    });
  });

  it('takes a file together with what is known of it', async () => {
    const link = aPdfLink({ sha256: 'a'.repeat(64), size: 1_200_000, pages: 3 });
    const mine = { ...link, sha256: 'b'.repeat(64), size: 1_300_000, pages: 4 };
    const theirs = { ...link, sha256: 'c'.repeat(64), size: 1_400_000, pages: 4 };
    const onChosen = jest.fn();
    render(<ConflictFields name="Link" states={{ base: link, mine, theirs }} onChosen={onChosen} />);
    const file = within(screen.getByRole('group', { name: 'File (changed by both of you)' }));
    expect(file.getByText('1.2 MB, 3 pages, fingerprint aaaaaaaa')).toBeVisible();
    await userEvent.click(file.getByRole('radio', { name: 'Theirs 1.4 MB, 4 pages, fingerprint cccccccc' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep the chosen fields' }));
    expect(onChosen).toHaveBeenCalledWith({ sha256: theirs.sha256, size: 1_400_000, pages: 4 });
  });
});
