import { setTimeout as pause } from 'node:timers/promises';
import { within } from './within';

const never = () => new Promise<string>(() => {});

it('returns the result, and ends its timer, so that a program need not wait for it', async () => {
  const clear = jest.spyOn(globalThis, 'clearTimeout');
  expect(await within(Promise.resolve('read'), 60_000, () => 'late')).toBe('read');
  expect(clear).toHaveBeenCalled();
});

it('passes on the error of the promise', async () => {
  await expect(within(Promise.reject(new Error('refused')), 60_000, () => 'late')).rejects.toThrow('refused');
});

it('gives another result after the timeout, or throws', async () => {
  expect(await within(never(), 5, () => 'late')).toBe('late');
  const late = () => {
    throw new Error('too late');
  };
  await expect(within(never(), 5, late)).rejects.toThrow('too late');
});

it('ignores an error that comes after the timeout', async () => {
  const failing = pause(20).then(() => Promise.reject(new Error('refused')));
  expect(await within<string>(failing, 5, () => 'late')).toBe('late');
  await expect(failing).rejects.toThrow('refused');
});
