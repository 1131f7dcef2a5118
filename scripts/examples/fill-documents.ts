import type { LaunchedFirebase } from 'local-firebase/launch';
import { sha256 } from '@/lib/content/files';
import { saveLink } from '@/lib/content/save-link';
import { signIn, signOutUser } from '@/lib/firebase/auth';
import { emptyRecord } from '@/lib/model/converter';
import type { PdfLink } from '@/lib/model/records';
import { exampleDocuments } from './documents';
import { textPdf } from './text-pdf';

const NOTE = 'This is an example. Replace its file in the admin, under PDF links.';

/** Uploads the example documents, one revision after the other, as staff would. For a new database. */
export async function fillWithDocuments({ firstAdministrator }: LaunchedFirebase): Promise<void> {
  if (!firstAdministrator) return;
  await signIn(firstAdministrator.email, firstAdministrator.password);
  for (const { revisions, ...document } of exampleDocuments) {
    let link: PdfLink = {
      ...emptyRecord('Link', document.id),
      ...document,
      link: `pdfs/${document.id}`,
      listed: true,
    };
    for (const { edition, issued } of revisions) {
      const label = edition ? `Revision ${edition}, ${issued}` : issued;
      const pdf = textPdf(document.title, [label, NOTE]);
      const file = new File([new Uint8Array(pdf)], document.id, { type: 'application/pdf' });
      const details = { edition, issued, sha256: await sha256(file), size: pdf.length, pages: 1 };
      link = await saveLink({ ...link, ...details }, file, {});
    }
  }
  await signOutUser();
}
