import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import type { DownloadMeasure } from '../../content/downloads';
import { launchBrowser } from '../../tools/browser/launch-browser';
import { counted } from '../../tools/count';
import { documents, type PdfDocument } from './documents';
import { finishPdf } from './finish';
import { digestOf, documentPage } from './page';
import { ORIGIN, pictureFile } from './pictures';

// Generates public/downloads and content/downloads/measured.json. Requires Chromium and qpdf.
const MEASURES = 'content/downloads/measured.json';

/** Returns the start of each overfull sheet's text, with the height by which its content exceeds a printed page. */
const overfull = (page: Page) =>
  page
    .locator('.sheet')
    .evaluateAll((sheets) =>
      sheets
        .filter((sheet) => sheet.scrollHeight > sheet.clientHeight + 1)
        .map(
          (sheet) =>
            `${sheet.textContent?.trim().slice(0, 40)} (${sheet.scrollHeight - sheet.clientHeight} px)`,
        ),
    );

async function makePdf(page: Page, document: PdfDocument): Promise<Buffer> {
  await page.unrouteAll();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const address = route.request().url();
    if (address === `${ORIGIN}/`)
      return route.fulfill({ contentType: 'text/html', body: documentPage(document) });
    if (address.endsWith('.woff2')) return route.fulfill({ path: address.replace(ORIGIN, 'art/pdfs/fonts') });
    return route.fulfill({ contentType: 'image/jpeg', body: await pictureFile(address) });
  });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' });
  const tooFull = await overfull(page);
  if (tooFull.length > 0)
    throw new Error(`${document.key}: the content does not fit on a page: ${tooFull.join('; ')}`);
  const bytes = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  return finishPdf(bytes, document.title, digestOf(document));
}

async function measure(bytes: Buffer): Promise<DownloadMeasure> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return { bytes: bytes.length, pages: pdf.numPages };
}

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
const measures: Record<string, DownloadMeasure> = {};
for (const document of documents) {
  const bytes = await makePdf(page, document);
  const made = await measure(bytes);
  if (made.pages !== document.sheets.length)
    throw new Error(
      `${document.file} must have one page for each sheet, but has ${counted(made.pages, 'page')} for ${counted(document.sheets.length, 'sheet')}.`,
    );
  mkdirSync(dirname(document.file), { recursive: true });
  writeFileSync(document.file, bytes);
  measures[document.key] = made;
  console.log(`${document.file}: ${counted(made.pages, 'page')}, ${Math.round(made.bytes / 1000)} kB`);
}
await browser.close();
writeFileSync(MEASURES, `${JSON.stringify(measures, null, 2)}\n`);
