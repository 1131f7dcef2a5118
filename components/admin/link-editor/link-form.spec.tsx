import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/admin/toast/toaster';
import { emptyRecord } from '@/lib/content/converter';
import { aPdfLink } from '@/lib/testing/records';
import { LinkForm } from './link-form';

const stored = aPdfLink({ revision: 3, size: 1_500_000, pages: 12 });

async function openForm(link = stored) {
  const { unmount } = render(<LinkForm link={link} onLink={() => {}} />, { wrapper: Toaster });
  if (link.id) await screen.findByRole('img', { name: 'QR code of the public address' });
  return {
    unmount,
    title: screen.getByLabelText('Title'),
    user: userEvent.setup({ applyAccept: false }),
  };
}

beforeEach(() => localStorage.clear());

describe('the editor of a PDF link', () => {
  it('asks for a file before a new link can be saved', async () => {
    const { user } = await openForm(emptyRecord('Link', ''));
    expect(screen.queryByRole('region', { name: 'Public address' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(await screen.findByText('Choose a PDF file first.')).toBeVisible();
  });

  it('shows what is stored, its public address and its code', async () => {
    await openForm();
    expect(screen.getByText(/catalogue\.pdf, 1\.5 MB, 12 pages/)).toBeVisible();
    expect(screen.getByText('http://localhost/files/pdf/catalogue.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy address: catalogue.pdf' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of the public address' })).toBeVisible();
  });

  it('refuses a file that is no PDF and leaves the stored one as it is', async () => {
    const { user } = await openForm();
    const page = new File(['<script>1</script>'], 'page.pdf.html', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText(/^Replace the file/), page);
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is no PDF document.');
    expect(screen.getByText(/Stored file/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save link' })).toBeVisible();
  });

  it('keeps the typed title when a save does not get through, and offers to try again', async () => {
    const { title, user } = await openForm();
    await user.type(title, ' of 2026');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(title).toHaveValue('Catalogue of 2026');
  });

  it('brings a title back that an earlier visit left unsaved, when asked', async () => {
    const earlier = await openForm();
    await earlier.user.type(earlier.title, '!');
    earlier.unmount();
    const { title, user } = await openForm();
    expect(title).toHaveValue('Catalogue');
    await user.click(screen.getByRole('button', { name: 'Bring them back' }));
    expect(title).toHaveValue('Catalogue!');
  });
});
