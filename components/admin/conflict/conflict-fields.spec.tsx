import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBlog } from '@/lib/testing/records';
import { ConflictFields } from './conflict-fields';

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
});
