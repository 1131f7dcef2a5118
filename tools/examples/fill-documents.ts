import { join } from 'node:path';
import type { LaunchedFirebase } from 'local-firebase/launch';
import sharp from 'sharp';
import { type ProductTab, productLabels, products } from '@/content/products';
import { signIn, signOutUser } from '@/lib/firebase/auth';
import { emptyRecord } from '@/lib/model/converter';
import type { PdfLink } from '@/lib/model/records';
import { filesOf, isRender, renderName } from '@/lib/pictures/picture-files';
import { sha256 } from '@/lib/records/files';
import { saveLink } from '@/lib/records/save-link';
import { exampleDocuments } from './documents';
import { examplePdf } from './example-pdf';

const NOTE = 'This is an example. Replace this file in the admin, under PDF links.';

function productAt(path: string): ProductTab {
  const tab = Object.values(products)
    .flatMap(({ tabs, path: family }): [string, ProductTab][] =>
      tabs.map((each) => [`${family}/${each.slug}`, each]),
    )
    .find(([address]) => address === `/products/${path}`)?.[1];
  if (!tab) throw new Error(`There is no product at ${path}.`);
  return tab;
}

/** Returns a product's picture as a JPEG, which PDFs can embed. */
async function pictureOf({ picture }: ProductTab) {
  const files = filesOf(picture);
  if (!isRender(files)) throw new Error(`${picture} is not a render.`);
  const { data, info } = await sharp(join('public', 'pictures', renderName(picture, files, 720, 'webp')))
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/**
 * Uploads the example documents, revision by revision, as staff would. Does nothing if the database already existed.
 */
export async function fillWithDocuments({
  firstAdministrator,
}: Pick<LaunchedFirebase, 'firstAdministrator'>): Promise<void> {
  if (!firstAdministrator) return;
  await signIn(firstAdministrator.email, firstAdministrator.password);
  for (const { revisions, ...document } of exampleDocuments) {
    let link: PdfLink = {
      ...emptyRecord('Link', document.id),
      ...document,
      link: `pdfs/${document.id}`,
      listed: true,
    };
    const product = productAt(document.product);
    const { description, features, applications } = product;
    const listed = (heading: string, points: string[]) => [
      '',
      heading,
      ...points.map((point) => `- ${point}`),
    ];
    const page = {
      heading: document.title,
      picture: await pictureOf(product),
      paragraphs: [
        ...description,
        ...listed(productLabels.features, features),
        ...listed(productLabels.applications, applications),
      ],
      note: NOTE,
    };
    for (const revision of revisions) {
      const { edition, issued } = revision;
      const label = edition ? `Revision ${edition}, ${issued}` : issued;
      const pdf = examplePdf({ ...page, label });
      const file = new File([new Uint8Array(pdf)], document.id, { type: 'application/pdf' });
      const details = { ...revision, sha256: await sha256(file), size: pdf.length, pages: 1 };
      link = await saveLink({ ...link, ...details }, file, {});
    }
  }
  await signOutUser();
}
