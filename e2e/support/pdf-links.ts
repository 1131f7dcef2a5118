import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aPdf } from '@/lib/testing/pdfs';
import { AdminPage } from './admin-page';

/** Returns a PDF for a file chooser. Different numbers of pages make different files. */
export const pdfFile = (name: string, pages: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(aPdf(pages)),
});

/** Returns a unique title, and the id that the site derives from a file with that name. */
export function newPdfName(stem: string) {
  const spoken = `${stem} ${Date.now()}`;
  return { spoken, id: `${spoken.toLowerCase().replaceAll(' ', '-')}.pdf` };
}

/** Operations in the PDF link editor, and checks of a link's public URLs. */
export class PdfLinks {
  readonly admin: AdminPage;

  constructor(readonly page: Page) {
    this.admin = new AdminPage(page);
  }

  async open(id = 'new') {
    await this.page.goto(`/admin/link/${id}`);
    await expect(this.page.getByRole('button', { name: 'Save link' })).toBeVisible();
  }

  async choose(file: ReturnType<typeof pdfFile>) {
    await this.page.getByLabel(/^(PDF|Replace the) file .*up to 25 MB\)$/).setInputFiles(file);
    await expect(this.page.getByText(`Chosen file: ${file.name}`)).toBeVisible();
  }

  upload() {
    return this.admin.press('Upload and save');
  }

  /** Creates a link to this file. */
  async add(file: ReturnType<typeof pdfFile>) {
    await this.open();
    await this.choose(file);
    await this.upload();
    await this.admin.expectLive('Link saved.');
  }

  async restoreVersion(revision: number) {
    await this.admin.choose('History');
    await this.admin.press(`Restore this version: Version ${revision}`);
  }

  /** Fetches the PDF without a cache, and compares it with the file. */
  async expectServed(id: string, { buffer }: { buffer: Buffer }) {
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const answer = await this.page.request.get(`/files/pdfs/${id}`);
    expect({ status: answer.status(), hash: hash(await answer.body()) }).toEqual({
      status: 200,
      hash: hash(buffer),
    });
  }

  async expectStatus(id: string, status: number) {
    for (const address of [`/files/pdf/${id}`, `/files/pdfs/${id}`]) {
      expect((await this.page.request.get(address)).status()).toBe(status);
    }
  }
}
