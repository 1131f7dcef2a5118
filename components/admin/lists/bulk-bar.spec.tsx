import '@/components/admin/testing/no-network';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NeedsApprovalProvider } from '@/components/admin/kit/role';
import { aBlog } from '@/lib/testing/records';
import { BulkBar } from './bulk-bar';
import type { BulkState } from './use-bulk';

const nothing = () => {};
const handlers = { onRun: nothing, onStop: nothing, onClear: nothing, onDismiss: nothing };

const scheduled = aBlog({ title: 'Under embargo', publishAt: new Date(2099, 4, 1, 9, 30) });

async function ask(action: string) {
  const chosen = [scheduled, aBlog({ title: 'A draft' })];
  render(<BulkBar collection="Blog" chosen={chosen} state={null} {...handlers} />);
  await userEvent.click(screen.getByRole('button', { name: action }));
  const question = await screen.findByRole('alertdialog', { name: `${action} 2 records?` });
  return within(question).getAllByRole('listitem');
}

describe('the question before a bulk action', () => {
  it('names the scheduled time that publishing now overrides', async () => {
    const [embargoed, draft] = await ask('Publish');
    expect(embargoed).toHaveTextContent(
      /^Under embargo\s*Goes live now instead of at the scheduled time: 1 May 2099, 09:30, /,
    );
    expect(draft).toHaveTextContent(/^A draft$/);
  });

  it('names no scheduled time before a deletion', async () => {
    const [embargoed] = await ask('Delete');
    expect(embargoed).toHaveTextContent(/^Under embargo$/);
  });
});

describe('the result of a bulk action', () => {
  const state: BulkState = {
    ...{ action: 'unpublish', total: 2, done: 2, failures: [] },
    ...{ running: false, stopped: false, undo: null },
  };

  it('includes an undo button if the action can be undone', async () => {
    const undo = jest.fn();
    render(<BulkBar collection="Blog" chosen={[]} state={{ ...state, undo }} {...handlers} />);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('includes no undo button if a second person must approve the publication', () => {
    const bar = <BulkBar collection="Blog" chosen={[]} state={{ ...state, undo: jest.fn() }} {...handlers} />;
    render(<NeedsApprovalProvider value={true}>{bar}</NeedsApprovalProvider>);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('includes no undo button if the action cannot be undone', () => {
    render(<BulkBar collection="Blog" chosen={[]} state={state} {...handlers} />);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
