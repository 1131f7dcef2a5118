import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Receipt } from './receipt';

const at = new Date(2026, 10, 21, 14, 2, 11);

describe('Receipt', () => {
  it('is empty before the first action', () => {
    const { container } = render(<Receipt confirmation="" failure="" receipt={null} />);
    expect(container).toHaveTextContent(/^$/);
  });

  it('reports that the change is going live while it waits for confirmation', () => {
    render(<Receipt confirmation="Blog published" failure="" receipt="waiting" />);
    expect(screen.getByRole('status')).toHaveTextContent('Blog published');
    expect(screen.getByRole('status')).toHaveTextContent('Going live');
  });

  it('reports when the change went live and how long that took', () => {
    render(
      <Receipt
        confirmation="Blog published"
        failure=""
        receipt={{ kind: 'live', at, milliseconds: 5340, page: null }}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Live at 14:02:11 (5.3 s)');
  });

  it('reports that visitors cannot see a record restored as a draft', () => {
    const live = { kind: 'live', at, milliseconds: 5340, page: null } as const;
    render(<Receipt hidden confirmation="Blog restored as a draft." failure="" receipt={live} />);
    expect(screen.getByRole('status')).toHaveTextContent('Confirmed hidden at 14:02:11 (5.3 s)');
  });

  it('reports when a deleted record left the site', () => {
    const gone = { kind: 'live', at, milliseconds: 5340, page: null } as const;
    render(<Receipt off confirmation="Blog deleted." failure="" receipt={gone} />);
    expect(screen.getByRole('status')).toHaveTextContent('Removed from the site at 14:02:11 (5.3 s)');
  });

  it('offers to undo an action for ten seconds', async () => {
    jest.useFakeTimers();
    const props = { confirmation: 'Blog unpublished.', failure: '', undo: jest.fn() };
    const { rerender } = render(<Receipt {...props} receipt={null} />);
    act(() => jest.advanceTimersByTime(6_000));
    rerender(<Receipt {...props} receipt="waiting" />);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    jest.useRealTimers();
  });

  it('explains why the check failed, and offers to try again', async () => {
    const onRetry = jest.fn();
    const stuck = { kind: 'stuck', step: 'server' } as const;
    render(<Receipt confirmation="Blog published" failure="" receipt={stuck} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t check the website. The site will update automatically',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ step: 'page' }, 'does not show the change yet. The site'],
    [{ step: 'cache', seconds: 300 }, /for up to 300 more seconds\.$/],
    [{ step: 'database' }, 'still shows the previous version. The site will'],
  ] as const)('explains why visitors do not see a change yet: %j', (stuck, words) => {
    render(<Receipt confirmation="Blog published" failure="" receipt={{ kind: 'stuck', ...stuck }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('reports a cancelled action as a notice, not as an error', () => {
    render(<Receipt confirmation="" cancelled failure="The upload was cancelled." receipt={null} />);
    expect(screen.getByRole('status')).toHaveTextContent('The upload was cancelled.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports a failure as an alert', () => {
    render(<Receipt confirmation="" failure="The database is unavailable." receipt={null} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The database is unavailable.');
  });
});
