import '@/components/admin/testing/no-network';
import { act, render, screen } from '@testing-library/react';
import type { Command } from './commands/machine';
import { EditorBar } from './editor-bar';

const named = { kind: 'Blog', title: 'Slow' };
const action = {
  command: { is: 'running', changes: [], conflict: null } as Command,
  retry: () => {},
  cancel: () => {},
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('a slow save', () => {
  it('is reported after a second and explained after ten, with a way to cancel it', () => {
    const cancel = jest.fn();
    render(
      <EditorBar {...named} action={{ ...action, cancel }}>
        <button type="button">Save</button>
      </EditorBar>,
    );
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/^$/);
    wait(1_100);
    expect(status).toHaveTextContent('In progress …');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    wait(9_000);
    expect(status).toHaveTextContent('The server is slow to respond.');
    act(() => screen.getByRole('button', { name: 'Cancel' }).click());
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('is no longer reported as slow after it succeeds', () => {
    const { rerender } = render(
      <EditorBar {...named} action={action}>
        {null}
      </EditorBar>,
    );
    wait(11_000);
    const done = { confirmation: 'Blog saved.' };
    const saved: Command = { is: 'done', done, receipt: null, changes: [] };
    rerender(
      <EditorBar {...named} action={{ ...action, command: saved }}>
        {null}
      </EditorBar>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Blog saved.');
    expect(screen.queryByText(/slow to respond/)).toBeNull();
  });
});
