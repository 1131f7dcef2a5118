import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteButton } from './confirmation';

async function ask(live: boolean) {
  const onDelete = jest.fn();
  render(<DeleteButton collection="Media" title="In the news" live={live} onDelete={onDelete} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this press mention?' });
  return { user, dialog, onDelete };
}

describe('DeleteButton', () => {
  it('names the record and, for a live record, the consequences for visitors', async () => {
    const { dialog } = await ask(true);
    expect(dialog).toHaveAccessibleDescription(/In the news.*Visitors will stop seeing it at once/);
  });

  it('deletes nothing and returns focus to the button if the deletion is cancelled', async () => {
    const { user, onDelete, dialog } = await ask(false);
    expect(dialog).not.toHaveTextContent('Visitors');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onDelete).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('deletes after confirmation', async () => {
    const { user, onDelete } = await ask(true);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledTimes(1);
  });
});
