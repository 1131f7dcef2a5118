import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmedButton } from './confirmation';

async function ask() {
  const onConfirm = jest.fn();
  render(
    <ConfirmedButton label="Delete" question="Delete this?" subject="In the news" onConfirm={onConfirm}>
      <p>It stays in the trash.</p>
    </ConfirmedButton>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this?' });
  return { user, dialog, onConfirm };
}

describe('a button that asks for confirmation', () => {
  it('names the record and the consequences', async () => {
    const { dialog } = await ask();
    expect(dialog).toHaveAccessibleDescription(/In the news.*It stays in the trash/);
  });

  it('does nothing and returns focus to the button on cancellation', async () => {
    const { user, onConfirm } = await ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('acts after confirmation', async () => {
    const { user, onConfirm } = await ask();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
