import { createHash } from 'node:crypto';
import { ifu } from '../../content/ifu';
import { documentPath, documentSlug } from '../../lib/documents/device-documents';
import { dayOf } from '../../lib/model/fields/date';
import { isKeptBriefly, keepsVersions, mustStay } from '../../lib/model/link';
import { fileAddress, pdfPath } from '../../lib/records/file-address';
import { publicPdfPath } from '../../lib/records/pdf-address';
import { hasCheckDigit } from '../../lib/text/gtin';
import type { Connection } from './connection';
import { readAll, type StoredValue } from './documents';
import { readFile } from './files';

type Fields = Record<string, StoredValue>;

const textOf = (fields: Fields, name: string) => fields[name]?.stringValue ?? '';

type CheckOptions = {
  /** The site's origin, to request each document's addresses there. */
  site?: string | undefined;
  /** Returns the problems of a current file, in words. */
  problemsIn?(content: Uint8Array): Promise<string[]>;
};

type CheckReport = {
  /** The number of files read. */
  files: number;
  /** Faults that somebody must correct. */
  faults: string[];
  /** Properties of files that keep some visitors from reading them, and unusual retention. */
  warnings: string[];
};

/** Returns the hashes of a document's files, the current one first. */
function hashesOf(current: Fields, earlier: Fields[]): string[] {
  return [...new Set([current, ...earlier].map((fields) => textOf(fields, 'sha256')).filter(Boolean))];
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Returns why a response is not the document's own page, or null. Even an error page can have status 200. */
function faultOfPage(html: string, { page, id, sha256 }: { page: string; id: string; sha256: string }) {
  const [canonical] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(html) ?? [];
  const address = /\bhref="([^"]*)"/.exec(canonical ?? '')?.[1];
  // The site's public address can differ from the address at which it is checked.
  if (!address || !URL.canParse(address) || new URL(address).pathname !== new URL(page, address).pathname) {
    return `shows ${address ?? 'no document'}`;
  }
  if (!html.includes(`"${publicPdfPath(id)}"`)) return `does not link to ${publicPdfPath(id)}`;
  return html.includes(`>${sha256}<`) ? null : 'does not show the hash of its current file';
}

/** Requests a document's addresses, and returns those that fail or lead elsewhere. The QR code contains the first. */
async function faultsAt(site: string, fields: Fields): Promise<string[]> {
  const [id, link, gtin] = [textOf(fields, 'id'), textOf(fields, 'link'), textOf(fields, 'gtin')];
  const sha256 = textOf(fields, 'sha256');
  const page = documentPath(documentSlug({ id, document: textOf(fields, 'document') }));
  const faults: string[] = [];
  const get = async (path: string): Promise<Response | null> => {
    const response = await fetch(new URL(path, site)).catch(() => null);
    if (response?.status === 200) return response;
    faults.push(`${path} returned ${response?.status ?? 'no response'}`);
    return null;
  };
  const opening = await get(publicPdfPath(id));
  if (opening && !(await opening.text()).includes(`"${fileAddress(link)}"`)) {
    faults.push(`${publicPdfPath(id)}, the address in its QR code, does not lead to its file`);
  }
  const file = await get(fileAddress(link));
  if (file && sha256 && hashOf(new Uint8Array(await file.arrayBuffer())) !== sha256) {
    faults.push(`${fileAddress(link)} is not the current file`);
  }
  const own = await get(page);
  const fault = own && faultOfPage(await own.text(), { page, id, sha256 });
  if (fault) faults.push(`${page} ${fault}`);
  const found = gtin ? await get(`/01/${gtin}`) : null;
  // If several documents have the GTIN, the address leads to all of them. It prefers instructions to safety data.
  const right = [page, ifu.path];
  if (found && textOf(fields, 'kind') === 'instructions' && !right.includes(new URL(found.url).pathname)) {
    faults.push(`/01/${gtin} leads to ${new URL(found.url).pathname}`);
  }
  return faults;
}

/** Returns what is unusual about the day until which a document is kept. */
function retentionWarnings(fields: Fields): string[] {
  const [until, issued] = [textOf(fields, 'retainUntil'), textOf(fields, 'issued')];
  if (!until) return [];
  return [
    ...(isKeptBriefly({ issued, retainUntil: until })
      ? [`is kept only until ${until}, less than ten years after its date of issue`]
      : []),
    ...(until < dayOf(new Date()) ? [`can be deleted, because its retention period ended on ${until}`] : []),
  ];
}

/** Returns the ids of deleted documents that had to be kept on the day of their deletion, with that day. */
async function deletedTooSoon(connection: Connection): Promise<{ id: string; day: string }[]> {
  return (await readAll(connection, 'Trash')).flatMap(({ fields }) => {
    const record = fields.record?.mapValue?.fields ?? {};
    const day = (fields.deletedAt?.timestampValue ?? '').slice(0, 10);
    const isLink = textOf(fields, 'collection') === 'Link';
    return isLink && mustStay({ ...keptOf(record), retainUntil: textOf(record, 'retainUntil') }, day)
      ? [{ id: textOf(fields, 'id'), day }]
      : [];
  });
}

const keptOf = (fields: Fields) => ({
  kind: textOf(fields, 'kind'),
  listed: fields.listed?.booleanValue ?? false,
});

/**
 * Reads every file of listed instructions and safety data, including earlier versions, and checks their addresses and
 * retention.
 */
export async function checkDocuments(
  connection: Connection,
  { site, problemsIn }: CheckOptions = {},
): Promise<CheckReport> {
  const links = (await readAll(connection, 'Link')).filter(({ fields }) => keepsVersions(keptOf(fields)));
  const history = await readAll(connection, 'history', true);
  const report: CheckReport = { files: 0, faults: [], warnings: [] };
  for (const { path, fields } of links) {
    const id = textOf(fields, 'id');
    const fault = (text: string) => report.faults.push(`${id}: ${text}`);
    const earlier = history
      .filter((entry) => entry.path.startsWith(`${path}/history/`))
      .map((entry) => entry.fields.record?.mapValue?.fields ?? {});
    for (const [index, sha256] of hashesOf(fields, earlier).entries()) {
      const name = pdfPath({ link: textOf(fields, 'link'), sha256 });
      const content = await readFile(connection, name);
      report.files += 1;
      if (!content) fault(`${name} is missing`);
      else if (hashOf(content) !== sha256) {
        fault(`the content of ${name} has changed`);
      } else if (index === 0) {
        const problems = (await problemsIn?.(content)) ?? [];
        report.warnings.push(...problems.map((problem) => `${id}: ${problem}`));
      }
    }
    const gtin = textOf(fields, 'gtin');
    if (gtin && !hasCheckDigit(gtin)) fault(`the GTIN ${gtin} has a wrong digit`);
    report.warnings.push(...retentionWarnings(fields).map((text) => `${id}: ${text}`));
    if (site) for (const text of await faultsAt(site, fields)) fault(text);
  }
  for (const { id, day } of await deletedTooSoon(connection)) {
    report.faults.push(`${id}: was deleted on ${day}, while it still had to be kept`);
  }
  return report;
}
