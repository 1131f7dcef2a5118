import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CancelledError } from '@/lib/records/errors';
import type { CommandDone, Done } from './commands/machine';
import { Receipt } from './receipt';

const at = new Date(2026, 10, 21, 14, 2, 11);

const published: Done = { confirmation: 'Blog published' };

const doneWith = (receipt: CommandDone['receipt'], done = published): CommandDone => ({
  is: 'done',
  done,
  receipt,
  changes: [],
});

const failedWith = (error: Error) => ({ is: 'failed', error, changes: [] }) as const;

const retry = () => {};

describe('Receipt', () => {
  it('is empty before the first action', () => {
    const { container } = render(<Receipt command={{ is: 'none' }} retry={retry} />);
    expect(container).toHaveTextContent(/^$/);
  });

  it('reports that the change is going live while it waits for confirmation', () => {
    render(<Receipt command={doneWith('waiting')} retry={retry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Blog published');
    expect(screen.getByRole('status')).toHaveTextContent('Going live');
  });

  it('can be dismissed after a success, but not after an error', async () => {
    const dismiss = jest.fn();
    const { rerender } = render(<Receipt command={doneWith(null)} retry={retry} dismiss={dismiss} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
    rerender(<Receipt command={failedWith(new Error('Broken'))} retry={retry} dismiss={dismiss} />);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it('reports when the change went live and how long that took', () => {
    const live = { kind: 'live', at, milliseconds: 5340, page: null } as const;
    render(<Receipt command={doneWith(live)} retry={retry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Live at 14:02:11 (5.3 s)');
  });

  it('reports that visitors cannot see a record restored as a draft', () => {
    const live = { kind: 'live', at, milliseconds: 5340, page: null } as const;
    const done = { confirmation: 'Blog restored as a draft.', hidden: true };
    render(<Receipt command={doneWith(live, done)} retry={retry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Confirmed hidden at 14:02:11 (5.3 s)');
  });

  it('reports when a deleted record left the site', () => {
    const gone = { kind: 'live', at, milliseconds: 5340, page: null } as const;
    const change = { collection: 'Blog', id: 'a', revision: null } as const;
    const done = { confirmation: 'Blog deleted.', change };
    render(<Receipt command={doneWith(gone, done)} retry={retry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Removed from the site at 14:02:11 (5.3 s)');
  });

  it('offers to undo an action for ten seconds', async () => {
    jest.useFakeTimers();
    const done = { confirmation: 'Blog unpublished.', undo: jest.fn() };
    const { rerender } = render(<Receipt command={doneWith(null, done)} retry={retry} />);
    act(() => jest.advanceTimersByTime(6_000));
    rerender(<Receipt command={doneWith('waiting', done)} retry={retry} />);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    jest.useRealTimers();
  });

  it('explains why the check failed, and offers to try again', async () => {
    const onRetry = jest.fn();
    const stuck = { kind: 'stuck', step: 'server' } as const;
    render(<Receipt command={doneWith(stuck)} retry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t check the website. The site will update automatically',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ step: 'page' }, 'does not show the change yet. The site'],
    [{ step: 'cache', seconds: 300 }, /for up to 300 more seconds\.Try again$/],
    [{ step: 'database' }, 'still shows the previous version. The site will'],
  ] as const)('explains why visitors do not see a change yet: %j', (stuck, words) => {
    render(<Receipt command={doneWith({ kind: 'stuck', ...stuck })} retry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('reports a cancelled action as a notice, not as an error', () => {
    render(<Receipt command={failedWith(new CancelledError())} retry={retry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Cancelled. Nothing was changed.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports a failure as an alert', () => {
    render(<Receipt command={failedWith(new Error('Broken'))} retry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
  });
});
