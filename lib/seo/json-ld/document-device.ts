import { documentProducts } from '@/content/documents';
import { type DeviceDocument, documentPath, mainVersion, titleOf } from '@/lib/documents/device-documents';
import type { PdfLink } from '@/lib/model/records';
import { publicPdfPath } from '@/lib/records/pdf-address';
import { absoluteAddress } from '../address';
import { type JsonLdNode, statedOnly } from './node';

const stated = (text: string) => text || undefined;

const fileNode = (link: PdfLink): JsonLdNode =>
  statedOnly({
    '@type': 'DigitalDocument',
    name: titleOf(link),
    inLanguage: stated(link.language),
    version: stated(link.edition),
    datePublished: stated(link.issued),
    encodingFormat: 'application/pdf',
    url: absoluteAddress(publicPdfPath(link.id)),
  });

/** Describes the device that a document is about, with the document in all its languages. */
export function documentDevice(document: DeviceDocument): JsonLdNode {
  const main = mainVersion(document);
  const numbers = [...main.refs.split(/, ?/), main.gtin, main.udi].filter(Boolean);
  return statedOnly({
    '@type': 'MedicalDevice',
    name: documentProducts[main.product] ?? titleOf(main),
    identifier: numbers.length > 0 ? numbers : undefined,
    url: absoluteAddress(documentPath(document.slug)),
    subjectOf: document.versions.map(fileNode),
  });
}
