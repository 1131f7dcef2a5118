import '@/components/admin/testing/no-network';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAction } from '@/components/admin/editing/commands/use-action';
import { NO_DRAFT, type OpenedDraft, openDraft } from '@/components/admin/editing/sharing/open-draft';
import type { OpenedWork } from '@/components/admin/editing/work/open-work';
import { workOn } from '@/components/admin/editing/work/use-kept-work';
import { RoleProvider } from '@/components/admin/kit/role';
import { Toaster } from '@/components/admin/kit/toaster';
import { fill } from '@/components/admin/testing/fill';
import { cancelSlowSave, rejectOnAbort } from '@/components/admin/testing/slow-save';
import { currentUser } from '@/lib/firebase/auth';
import { emptyRecord } from '@/lib/model/converter';
import type { Role } from '@/lib/model/people';
import type { PdfLink } from '@/lib/model/records';
import { getDraft } from '@/lib/records/drafts';
import { MissingFileError } from '@/lib/records/errors';
import { deleteLink } from '@/lib/records/facade';
import { getHistory, getPresent } from '@/lib/records/history';
import { askToPublish } from '@/lib/records/requests';
import { differingLanguages } from '@/lib/records/same-device';
import { requireFile, saveLink, shareLink } from '@/lib/records/save-link';
import { aPdfLink } from '@/lib/testing/records';
import { choosePdf } from './choose-pdf';
import { PdfForm } from './pdf-editor';

jest.mock('@/lib/records/save-link', () => {
  const actual = jest.requireActual('@/lib/records/save-link');
  return { ...actual, saveLink: jest.fn(actual.saveLink), shareLink: jest.fn(), requireFile: jest.fn() };
});

jest.mock('@/lib/records/facade', () => {
  const actual = jest.requireActual('@/lib/records/facade');
  return { ...actual, deleteLink: jest.fn(actual.deleteLink) };
});

jest.mock('./choose-pdf', () => {
  const actual = jest.requireActual('./choose-pdf');
  return { choosePdf: jest.fn(actual.choosePdf) };
});

jest.mock('@/lib/records/drafts', () => ({
  ...jest.requireActual('@/lib/records/drafts'),
  getDraft: jest.fn(),
}));

jest.mock('@/lib/records/requests', () => ({
  ...jest.requireActual('@/lib/records/requests'),
  askToPublish: jest.fn(),
}));

jest.mock('@/lib/firebase/auth', () => {
  const actual = jest.requireActual('@/lib/firebase/auth');
  return { ...actual, currentUser: jest.fn(actual.currentUser) };
});

jest.mock('@/lib/records/history', () => {
  const actual = jest.requireActual('@/lib/records/history');
  return { ...actual, getHistory: jest.fn(), getPresent: jest.fn() };
});

jest.mock('@/lib/records/approvals', () => ({
  ...jest.requireActual('@/lib/records/approvals'),
  getApprovals: async () => new Map(),
}));

jest.mock('@/lib/records/same-device');

jest.mock('@/lib/records/staff', () => ({ getStaff: async () => new Map() }));

/** jsdom has no IntersectionObserver. */
jest.mock('./pdf-thumbnail', () => ({ PdfThumbnail: () => null }));

const stored = aPdfLink({ revision: 3, size: 1_500_000, pages: 12 });

const ASKED = { authors: ['them'], asked: true, note: '', noteBy: 'them', at: new Date(), by: 'them' };

type EditorProps = {
  link: PdfLink;
  as?: Role;
  opened?: OpenedWork | null;
  shared?: OpenedDraft<PdfLink>;
};

function Editor({ link, as: role = 'administrator', opened = null, shared = NO_DRAFT }: EditorProps) {
  return (
    <RoleProvider value={role}>
      <PdfForm
        record={link}
        isNew={link.revision === 0}
        opened={opened}
        shared={shared}
        action={useAction()}
        onRecord={() => {}}
        onRemoved={() => {}}
      />
    </RoleProvider>
  );
}

async function openForm(link = stored, props: Partial<EditorProps> = {}) {
  render(<Editor link={link} {...props} />, { wrapper: Toaster });
  if (link.id) await screen.findByRole('img', { name: 'QR code for the public address' });
  return {
    title: screen.getByLabelText('Title'),
    user: userEvent.setup({ applyAccept: false, delay: null }),
  };
}

async function askToDelete(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Actions: Catalogue' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

const { currentUser: present } = jest.requireActual('@/lib/firebase/auth');

beforeEach(() => void jest.mocked(currentUser).mockImplementation(present));

describe('the PDF link editor', () => {
  it('asks for a file when a new link is saved without one', async () => {
    const { user } = await openForm(emptyRecord('Link', ''));
    // The settings are open from the start, so that the form does not move when a file is chosen.
    expect(screen.getByText('Choose a file to see its address.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Actions: / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(await screen.findByText('Choose a PDF file first.')).toBeVisible();
  });

  it('shows the stored file, its public address and its QR code', async () => {
    await openForm();
    expect(screen.getByText(/catalogue\.pdf, 1\.5 MB, 12 pages/)).toBeVisible();
    expect(screen.getByText('http://localhost/files/pdf/catalogue.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy address: catalogue.pdf' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code for the public address' })).toBeVisible();
  });

  it('shows the address of all languages of instructions, with its QR code', async () => {
    await openForm({ ...stored, kind: 'instructions', listed: true, document: 'tubes-use' });
    const address = within(screen.getByRole('region', { name: 'Address for all languages' }));
    expect(address.getByText('http://localhost/ifu/tubes-use')).toBeVisible();
    expect(await address.findByRole('img', { name: 'QR code for all languages' })).toBeVisible();
    expect(address.getByRole('button', { name: /SVG.*tubes-use-qr/ })).toBeVisible();
  });

  it('shows the fields in groups, with hints for “Document type” and “Replaces”', async () => {
    await openForm();
    const group = (name: string) =>
      within(screen.getByRole('heading', { level: 2, name }).parentElement ?? document.body);
    expect(group('Product').getByLabelText('REF numbers')).toBeVisible();
    expect(group('Languages').getByLabelText('Document')).toBeVisible();
    expect(group('Revision and dates').getByLabelText('Valid until')).toBeVisible();
    expect(group('Withdrawal and retention').getByLabelText('Keep until')).toBeVisible();
    expect(group('Details').getByLabelText('Title')).toBeVisible();

    expect(screen.getByLabelText('Document type')).toHaveAccessibleDescription(
      'Visitors can still open earlier versions of listed instructions and safety data.',
    );
    expect(screen.getByLabelText('Replaces')).toHaveAccessibleDescription(/^The built-in download that/);
  });

  it('rejects a file that is not a PDF and leaves the stored file unchanged', async () => {
    const { user } = await openForm();
    const page = new File(['<script>1</script>'], 'page.pdf.html', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText(/^Replace the file/), page);
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a PDF');
    expect(screen.getByText(/Stored file/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save link' })).toBeVisible();
  });

  it('saves an encrypted scan only after the user has confirmed both', async () => {
    const { user } = await openForm();
    const file = new File([], 'scan.pdf', { type: 'application/pdf' });
    jest.mocked(choosePdf).mockResolvedValueOnce({
      ...{ file, id: 'scan.pdf', title: 'Scan', sha256: 'c'.repeat(64), size: 1, pages: 1, standard: '' },
      problems: ['scan', 'encrypted'],
    });
    jest.mocked(saveLink).mockClear();
    await user.upload(screen.getByLabelText(/^Replace the file/), file);
    await user.click(screen.getByRole('button', { name: 'Upload and save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file is a scan without text and is encrypted. Choose a better version, or confirm that there is none.',
    );
    expect(saveLink).not.toHaveBeenCalled();
    jest.mocked(saveLink).mockImplementationOnce(async (link) => ({ ...link, revision: 4 }));
    await user.click(screen.getByRole('checkbox', { name: /^Use this file, which is a scan/ }));
    await user.click(screen.getByRole('button', { name: 'Upload and save' }));
    await waitFor(() => expect(jest.mocked(saveLink).mock.lastCall?.slice(1, 2)).toEqual([file]));
  });

  it('empties the confirmation of a file when another file is chosen', async () => {
    const { user } = await openForm({ ...stored, kind: 'instructions', listed: true, release: 'Checked' });
    const confirmation = screen.getByLabelText('Release confirmation');
    async function choose(sha256: string) {
      const file = new File([], 'use.pdf', { type: 'application/pdf' });
      jest.mocked(choosePdf).mockResolvedValueOnce({
        ...{ file, id: 'use.pdf', title: 'Use', sha256, size: 1, pages: 1, standard: '', problems: [] },
      });
      await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
      await waitFor(() => expect(choosePdf).toHaveBeenCalledTimes(1));
      jest.mocked(choosePdf).mockClear();
    }
    jest.mocked(choosePdf).mockClear();
    await choose('c'.repeat(64));
    await waitFor(() => expect(confirmation).toHaveValue(''));
    fill(confirmation, 'Checked again');
    await choose('d'.repeat(64));
    await waitFor(() => expect(confirmation).toHaveValue(''));
    fill(confirmation, 'Checked a third time');
    await choose('d'.repeat(64));
    expect(confirmation).toHaveValue('Checked a third time');
  });

  it('keeps the typed title and shows the reason if a save fails', async () => {
    const { title, user } = await openForm();
    fill(title, 'Catalogue of 2026');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(await screen.findByText(/^Your session has expired/)).toBeVisible();
    expect(title).toHaveValue('Catalogue of 2026');
  });

  it('can cancel a slow save, and keeps the typed title', async () => {
    jest.mocked(saveLink).mockImplementationOnce((_link, _file, { signal }) => rejectOnAbort(signal));
    const { title } = await openForm();
    fill(title, 'Catalogue of 2026');
    expect(await cancelSlowSave('Save link')).toBeVisible();
    expect(title).toHaveValue('Catalogue of 2026');
  });

  it('keeps text typed while a save waits for the connection', async () => {
    const { title, user } = await openForm();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.mocked(saveLink).mockImplementationOnce(async (link) => ({ ...link, revision: 4 }));
    fill(title, 'Catalogue A');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(await screen.findByRole('button', { name: 'Save link' })).toHaveAttribute('aria-busy', 'true');
    fill(title, 'Catalogue AB');
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(jest.mocked(saveLink).mock.lastCall?.[0]).toMatchObject({ title: 'Catalogue A' }),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save link' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(title).toHaveValue('Catalogue AB');
  });

  it('reports that the links to the file could not be checked, and offers to retry', async () => {
    const { user } = await openForm();
    const said = 'Couldn’t check what links here.';
    expect(await screen.findByText(said)).toBeVisible();
    await askToDelete(user);
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('withdraws listed instructions instead of deleting them, and asks for the reason', async () => {
    const relied = { ...stored, kind: 'instructions', listed: true, sha256: 'a'.repeat(64) };
    const { user } = await openForm(relied);
    await user.click(screen.getByRole('button', { name: 'Actions: Catalogue' }));
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    expect(await screen.findByText('Enter the reason for the withdrawal, then save.')).toBeVisible();
    expect(screen.getByLabelText('Withdrawn on')).toHaveValue(new Date().toISOString().slice(0, 10));
    jest.mocked(saveLink).mockImplementationOnce(async (link) => ({ ...link, revision: 4 }));
    fill(screen.getByLabelText('Reason for the withdrawal'), 'Wrong volume');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    await waitFor(() =>
      expect(jest.mocked(saveLink).mock.lastCall?.[0]).toMatchObject({ withdrawnWhy: 'Wrong volume' }),
    );
  });

  it('warns if listed instructions could be deleted less than ten years after their date of issue', async () => {
    await openForm({ ...stored, kind: 'instructions', listed: true, issued: '2026-03-31' });
    const warning = /^The day under “Keep until” is less than ten years after the date of issue/;
    fill(screen.getByLabelText('Keep until'), '2036-03-30');
    expect(await screen.findByText(warning)).toBeVisible();
    fill(screen.getByLabelText('Keep until'), '2036-03-31');
    expect(screen.queryByText(warning)).toBeNull();
    fill(screen.getByLabelText('Keep until'), '');
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('warns about no early day if the link is not listed, because it can be deleted anyway', async () => {
    await openForm({ ...stored, kind: 'instructions', issued: '2026-03-31', retainUntil: '2027-01-01' });
    expect(screen.queryByText(/^The day under “Keep until”/)).toBeNull();
  });

  describe('restoring listed instructions', () => {
    const relied = {
      ...{ ...stored, kind: 'instructions', listed: true, document: 'tubes' },
      ...{ sha256: 'b'.repeat(64), change: 'Second' },
    };
    const first = {
      ...{ ...relied, revision: 1, listed: false },
      ...{ sha256: 'a'.repeat(64), edition: '1', change: 'First' },
    };

    async function restore(link: PdfLink, earlier: PdfLink, props: Partial<EditorProps> = {}) {
      jest
        .mocked(getHistory)
        .mockResolvedValue([
          { revision: 1, record: earlier, replacedAt: new Date(), replacedBy: 'somebody' },
        ]);
      jest.mocked(getPresent).mockResolvedValue(link);
      jest.mocked(currentUser).mockReturnValue({ uid: 'me' } as ReturnType<typeof currentUser>);
      jest.mocked(saveLink).mockClear();
      const { user } = await openForm(link, props);
      await user.click(screen.getByRole('button', { name: 'Actions: Catalogue' }));
      await user.click(await screen.findByRole('menuitem', { name: 'History' }));
      await user.click(await screen.findByRole('button', { name: /^Restore/ }));
      return user;
    }

    const explain = async (user: ReturnType<typeof userEvent.setup>, button: string) => {
      expect(await screen.findByText('Describe what changed in the new file.')).toBeVisible();
      fill(screen.getByLabelText('What changed'), 'Third: as the first');
      fill(screen.getByLabelText('Release confirmation'), 'Checked by two people');
      await user.click(screen.getByRole('button', { name: button }));
    };

    const restored = {
      ...{ sha256: first.sha256, listed: true, change: 'Third: as the first' },
      release: 'Checked by two people',
    };

    it('asks for a note of what changed in the file', async () => {
      jest.mocked(saveLink).mockImplementationOnce(async (link) => ({ ...link, revision: 4 }));
      await explain(await restore(relied, first), 'Save link');
      await waitFor(() => expect(jest.mocked(saveLink).mock.lastCall?.[0]).toMatchObject(restored));
    });

    it('refuses a file that is no longer stored', async () => {
      jest.mocked(requireFile).mockRejectedValueOnce(new MissingFileError());
      await explain(await restore(relied, first), 'Save link');
      expect(await screen.findByText('This file is no longer in storage. Choose it again.')).toBeVisible();
      expect(saveLink).not.toHaveBeenCalled();
    });

    it('asks for the note, and then saves a draft, if a second person is needed', async () => {
      jest.mocked(shareLink).mockResolvedValueOnce(1);
      const shared = { ...NO_DRAFT, needsApproval: true };
      await explain(await restore(relied, first, { shared, as: 'publisher' }), 'Save draft');
      await waitFor(() => expect(jest.mocked(shareLink).mock.lastCall?.[0]).toMatchObject(restored));
      expect(saveLink).not.toHaveBeenCalled();
    });

    it('keeps the file, which the rules let nobody remove, if the earlier version has none', async () => {
      jest.mocked(saveLink).mockImplementationOnce(async (link) => ({ ...link, revision: 4 }));
      await restore(relied, { ...first, sha256: '', size: 0, pages: 0 });
      await waitFor(() =>
        expect(jest.mocked(saveLink).mock.lastCall?.[0]).toMatchObject({
          sha256: relied.sha256,
          edition: '1',
        }),
      );
    });

    it('asks for the name of the document if the earlier GTIN needs it', async () => {
      const unnamed = { ...relied, document: '' };
      await restore(unnamed, { ...unnamed, revision: 1, gtin: '09506000134352' });
      expect(await screen.findByText(/^Enter a name for the document/)).toBeVisible();
      expect(saveLink).not.toHaveBeenCalled();
    });
  });

  it('lets nobody change other languages of a document without approval', async () => {
    const link = { ...stored, document: 'tubes' };
    const other = { ...link, id: 'tubes-de.pdf', title: 'Röhrchen' };
    jest.mocked(differingLanguages).mockResolvedValueOnce([{ link: other, labels: ['Product'] }]);
    await openForm(link, { shared: { ...NO_DRAFT, needsApproval: true } });
    const button = await screen.findByRole('button', { name: 'Copy this link’s details to all languages' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/^Somebody else must approve this\. Open the record to ask/);
  });

  it('accepts the tag of a language that is not in the list', async () => {
    const { user } = await openForm();
    expect(screen.queryByLabelText('Language tag')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Language'), 'Another language');
    fill(screen.getByLabelText('Language tag'), 'gsw-ch');
    expect(screen.getByLabelText('Language tag')).toHaveAccessibleDescription(/Swiss .*German/);
    await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
    expect(screen.queryByLabelText('Language tag')).toBeNull();
  });

  it('asks publishers to publish a writer’s changes, and leaves the stored link unchanged', async () => {
    const next = { ...stored, title: 'Catalogue of 2026' };
    const draft = { collection: 'Link' as const, id: stored.id, record: next, revision: 1 };
    jest.mocked(currentUser).mockReturnValue({ uid: 'me' } as never);
    jest.mocked(saveLink).mockClear();
    jest.mocked(shareLink).mockResolvedValueOnce(1);
    jest.mocked(askToPublish).mockResolvedValueOnce(2);
    jest.mocked(getDraft).mockResolvedValueOnce({ ...draft, ...ASKED } as never);
    const { title, user } = await openForm(stored, { as: 'writer' });
    expect(screen.getByText(/^Your role is writer/)).toBeVisible();
    fill(title, 'Catalogue of 2026');
    await user.click(screen.getByRole('button', { name: 'Ask to publish' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Ask a publisher to publish this?' }),
    );
    fill(dialog.getByLabelText('Note to the publisher'), 'For spring.');
    await user.click(dialog.getByRole('button', { name: 'Ask to publish' }));
    expect(await screen.findByText(/^Your request was sent/)).toBeVisible();
    expect(jest.mocked(shareLink).mock.lastCall).toMatchObject([
      { title: next.title, revision: 3 },
      null,
      {},
      0,
    ]);
    expect(askToPublish).toHaveBeenCalledWith(
      { collection: 'Link', id: stored.id, revision: 1 },
      'For spring.',
      expect.anything(),
    );
    expect(saveLink).not.toHaveBeenCalled();
  });

  it('lets a publisher open both files of a request, and approve exactly what was requested', async () => {
    const live = { ...stored, sha256: 'a'.repeat(64) };
    const record = { ...live, sha256: 'b'.repeat(64), edition: '2' };
    const draft = { collection: 'Link' as const, id: stored.id, record, revision: 2, ...ASKED };
    jest.mocked(currentUser).mockReturnValue({ uid: 'me' } as never);
    const key = { collection: 'Link' as const, id: stored.id, uid: 'me', tab: 'tab' };
    const nothing = { key, revision: 0, resumed: null, moved: null };
    const opening = await openDraft('Link', live, nothing, { draft, needsApproval: true });
    render(<Editor link={live} {...opening} as="publisher" />, { wrapper: Toaster });
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('link', { name: 'Open the current file' });
    expect(addressOf('Open the current file')).toBe(`/files/pdfs/catalogue.pdf/${live.sha256}.pdf`);
    expect(addressOf('Open the file in the draft')).toBe(`/files/pdfs/catalogue.pdf/${record.sha256}.pdf`);
    const user = userEvent.setup({ delay: null });
    jest.mocked(saveLink).mockImplementationOnce(async (link) => ({ ...link, revision: 4 }));
    await user.click(screen.getByRole('button', { name: 'Approve and publish' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull());
    const ending = { draft: expect.objectContaining({ revision: 2 }), approval: { reason: '' } };
    expect(saveLink).toHaveBeenLastCalledWith(record, null, expect.anything(), ending);
  });

  it('keeps the file of the shared draft in changes that were typed since', async () => {
    const live = { ...stored, sha256: 'a'.repeat(64) };
    const record = { ...live, sha256: 'b'.repeat(64) };
    const draft = { collection: 'Link' as const, id: stored.id, record, revision: 2, ...ASKED };
    const key = { collection: 'Link' as const, id: stored.id, uid: 'me', tab: 'tab' };
    const work = workOn(
      'Link',
      live,
      { ...record, title: 'Typed' },
      { file: undefined, insertion: undefined, draft: 2 },
    );
    const copy = { ...key, loaded: 3, title: '', values: {}, ...work, revision: 1, since: null, at: null };
    const nothing = { key, revision: 1, resumed: { copy, base: live }, moved: null };
    const opening = await openDraft('Link', live, nothing, { draft, needsApproval: true });
    jest.mocked(currentUser).mockReturnValue({ uid: 'me' } as never);
    const { user } = await openForm(live, { ...opening, as: 'writer' });
    jest.mocked(shareLink).mockResolvedValueOnce(3);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(jest.mocked(shareLink).mock.lastCall).toMatchObject([
        { title: 'Typed', sha256: record.sha256 },
        null,
        {},
        2,
      ]),
    );
  });

  it('can cancel a slow deletion', async () => {
    jest.mocked(deleteLink).mockImplementationOnce((_id, _revision, signal) => rejectOnAbort(signal));
    const { user } = await openForm();
    await askToDelete(user);
    expect(await cancelSlowSave('Delete')).toBeVisible();
  });

  it('asks for confirmation before deleting', async () => {
    const { user } = await openForm();
    await askToDelete(user);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this PDF link?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.queryByText(/^Your session has expired/)).toBeNull();
    await askToDelete(user);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Your session has expired/)).toBeVisible();
  });
});
