import '@/components/admin/testing/no-network';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsButton } from './shortcuts-button';

const NAME = 'Keyboard shortcuts';

function open() {
  render(
    <>
      <ShortcutsButton onOpen={() => {}} />
      <input aria-label="Title" />
    </>,
  );
}

beforeEach(() => localStorage.clear());

describe('the list of keyboard shortcuts', () => {
  it('opens with a question mark, and closes with Escape', async () => {
    open();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: NAME });
    const text = within(dialog).getByRole('region', { name: 'In the text of an article' });
    expect(within(text).getByText('Move the block up').parentElement).toHaveTextContent('Alt ↑');
    const create = within(dialog).getByText('Create New Blog').parentElement;
    expect(create).toHaveTextContent('N B');
    expect(within(dialog).getByText('Preview').parentElement).toHaveTextContent('P');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens with its button, and not while typing', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Title'), 'Why?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: NAME }));
    expect(await screen.findByRole('dialog', { name: NAME })).toBeVisible();
  });

  it('turns single keys off, including its own', async () => {
    open();
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Single-key shortcuts/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: NAME })).not.toHaveAttribute('aria-keyshortcuts');
  });
});
