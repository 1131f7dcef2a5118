import { createHash } from 'node:crypto';
import { documentPath, documentSlug } from '../../lib/documents/device-documents';
import { keepsVersions } from '../../lib/model/link';
import { pdfPath } from '../../lib/records/file-address';
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
  /** Properties of files that keep some visitors from reading them. */
  warnings: string[];
};

/** Returns the hashes of a document's files, the current one first. */
function hashesOf(current: Fields, earlier: Fields[]): string[] {
  return [...new Set([current, ...earlier].map((fields) => textOf(fields, 'sha256')).filter(Boolean))];
}

async function faultsAt(site: string, path: string): Promise<string[]> {
  const status = await fetch(new URL(path, site)).then(
    (response) => response.status,
    () => 0,
  );
  return status === 200 ? [] : [`${path} returned ${status || 'no response'}`];
}

/** Reads every file of listed instructions and safety data, including earlier versions, and checks their addresses. */
export async function checkDocuments(
  connection: Connection,
  { site, problemsIn }: CheckOptions = {},
): Promise<CheckReport> {
  const links = (await readAll(connection, 'Link')).filter(({ fields }) =>
    keepsVersions({ kind: textOf(fields, 'kind'), listed: fields.listed?.booleanValue ?? false }),
  );
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
      else if (createHash('sha256').update(content).digest('hex') !== sha256) {
        fault(`the content of ${name} has changed`);
      } else if (index === 0) {
        const problems = (await problemsIn?.(content)) ?? [];
        report.warnings.push(...problems.map((problem) => `${id}: ${problem}`));
      }
    }
    const gtin = textOf(fields, 'gtin');
    if (gtin && !hasCheckDigit(gtin)) fault(`the GTIN ${gtin} has a wrong digit`);
    if (site) {
      const page = documentPath(documentSlug({ id, document: textOf(fields, 'document') }));
      for (const address of [publicPdfPath(id), page, ...(gtin ? [`/01/${gtin}`] : [])]) {
        for (const text of await faultsAt(site, address)) fault(text);
      }
    }
  }
  return report;
}
