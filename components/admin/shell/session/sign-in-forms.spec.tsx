import '@/components/admin/testing/no-network';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSettings } from '@/lib/settings/settings';
import { LoginForm } from './sign-in-forms';

jest.mock('@/lib/firebase/auth', () => ({ requestPasswordReset: async () => undefined }));

const FIREBASE = {
  BACKEND: 'firebase',
  SITE_URL: 'https://www.purvia.example',
  FIREBASE_API_KEY: 'key',
  FIREBASE_PROJECT_ID: 'purvia',
  FIREBASE_STORAGE_BUCKET: 'purvia.example',
  FIREBASE_APP_ID: 'app',
};

async function requestReset(env: Record<string, string>, button: string) {
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(readSettings(env).backend);
  render(<LoginForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  const promise = screen.getByText(/^Enter your account’s email address\./).textContent;
  await userEvent.type(screen.getByLabelText('Email'), 'editor@purvia.example');
  await userEvent.click(screen.getByRole('button', { name: button }));
  return [promise, screen.getByRole('status').textContent];
}

it('promises an email only if the backend sends emails', async () => {
  const [promise, receipt] = await requestReset(FIREBASE, 'Send link');
  expect(promise).toContain('You will get an email');
  expect(receipt).toContain('an email with a link is on its way');
});

it('names the person to ask for a code if the site cannot send emails, so that nobody waits for an email', async () => {
  const [promise, receipt] = await requestReset({ BACKEND: 'embedded' }, 'Request code');
  expect(promise).toContain('This site cannot send emails');
  expect(receipt).toMatch(
    /^If there is an account for this address, .* Ask the person who runs the server for it\./,
  );
});

it('warns while an easily guessed new password is being typed', async () => {
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(readSettings(FIREBASE).backend);
  render(<LoginForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await userEvent.click(screen.getByRole('button', { name: 'I already have a code' }));
  const field = screen.getByLabelText('New password');
  await userEvent.type(field, 'qwerty123456');
  expect(await screen.findByText(/^This password is easy to guess/)).toBeVisible();
  await userEvent.type(field, ' and tubes');
  await waitFor(() => expect(screen.queryByText(/easy to guess/)).toBeNull());
});
