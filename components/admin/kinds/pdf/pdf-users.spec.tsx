import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { LinkUser } from '@/lib/records/link-use';
import { LinkUserList, PdfUse } from './pdf-users';

/** Adds a kind, as `docs/adding-content.md` describes. */
jest.mock('@/lib/model/kinds', () => {
  const actual = jest.requireActual('@/lib/model/kinds');
  const words = { name: 'Alert', list: 'Alerts', create: 'Create New Alert' };
  actual.KINDS.Alert = { ...actual.KINDS.Media, collection: 'Alert', words, editor: 'alert', list: 'alerts' };
  return { ...actual, PUBLISHABLE: ['Blog', 'Media', 'Alert'] };
});

const user = (collection: string, id: string): LinkUser => ({
  collection: collection as PublishableCollection,
  id,
  title: `Record ${id}`,
  state: 'draft',
});

describe('the list of links to a PDF', () => {
  it('if empty, names every kind of record that can link to a PDF', () => {
    render(<LinkUserList users={[]} />);
    expect(screen.getByText('Not linked from any blog, press mention or alert.')).toBeVisible();
  });

  it('counts the records of each kind', () => {
    render(
      <PdfUse users={[user('Blog', 'a'), user('Media', 'b'), user('Alert', 'c'), user('Alert', 'd')]} />,
    );
    expect(screen.getByText('Used in 1 blog, 1 press mention and 2 alerts')).toBeVisible();
    expect(screen.getByText('Record d')).toHaveAttribute('href', '/admin/alert/d');
  });
});
