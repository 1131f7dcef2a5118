import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { download } from '@/components/admin/kit/download';
import type { Activity } from '@/lib/records/activity';
import { ActivityList } from './activity-list';

const published: Activity = {
  ...{ collection: 'Blog', id: 'b', title: 'Live', revision: 2, at: new Date(), by: 'me', what: 'published' },
  approval: { authors: ['them'], reason: '', by: 'me' },
};

jest.mock('@/components/admin/kit/download', () => ({ download: jest.fn() }));
jest.mock('@/lib/firebase/auth', () => ({ currentUser: () => ({ uid: 'me' }) }));
jest.mock('@/lib/records/activity', () => ({
  ...jest.requireActual('@/lib/records/activity'),
  readActivity: async () => [published],
}));
jest.mock('@/lib/records/staff', () => ({
  getStaff: async () =>
    new Map([
      ['me', 'me@purvia.example'],
      ['them', 'them@purvia.example'],
    ]),
}));

it('the list of changes calls its reader “you”, but the exported file names every account', async () => {
  render(<ActivityList />);
  expect(await screen.findByText('Approved by you. Written by them@purvia.example.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const [, file] = jest.mocked(download).mock.lastCall ?? [];
  expect(file).toContain(',me@purvia.example,Blog,Live,b,2,Live,');
  expect(file).toContain('Approved by me@purvia.example. Written by them@purvia.example.');
});
