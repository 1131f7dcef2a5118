import { fireEvent, screen } from '@testing-library/react';

/** Returns a promise that never settles unless the signal is aborted. */
export const rejectOnAbort = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Presses a button whose save does not end, cancels the save when the editor offers to, and returns the message. */
export async function cancelSlowSave(button: string): Promise<HTMLElement> {
  jest.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: button }));
    const wait = { timeout: 60_000, interval: 6_000 };
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, wait));
    return await screen.findByText('Cancelled. Nothing was saved.');
  } finally {
    jest.useRealTimers();
  }
}
