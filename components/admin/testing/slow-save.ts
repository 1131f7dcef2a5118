import { fireEvent, screen } from '@testing-library/react';

/** Returns a promise that never settles unless the signal is aborted. */
export const rejectOnAbort = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Presses a button whose command does not end, cancels it when the editor offers to, and returns the result. */
export async function cancelSlowSave(
  button: string,
  result = 'Cancelled. Nothing was changed.',
): Promise<HTMLElement> {
  jest.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: button }));
    const wait = { timeout: 60_000, interval: 6_000 };
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, wait));
    return await screen.findByText(result);
  } finally {
    jest.useRealTimers();
  }
}
