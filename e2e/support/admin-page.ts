import { expect, type Page } from '@playwright/test';
import { environment } from './environment';

/** The admin looks for 20 seconds before it gives up. */
const LIVE = { timeout: 25_000 };

type Kept = Record<string, string>;

/** What the browser kept of each account's sign-in. */
const keptSignIns = new Map<string, Kept>();

/** Runs in the browser, for the first page of a tab: later ones find what the tests made of it. */
function startSignedIn(kept: Kept) {
  if (sessionStorage.length > 0) return;
  sessionStorage.setItem('test', 'signed in');
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}

/** The admin area as staff use it. */
export class AdminPage {
  constructor(readonly page: Page) {}

  async open() {
    await this.page.goto('/admin');
  }

  async tryToSignIn(email: string, password: string) {
    await this.open();
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** By the form the first time; afterwards the browser starts with the sign-in that it kept then. */
  async signIn(account = environment.administrator) {
    const { email, password } = account;
    const kept = keptSignIns.get(email);
    if (kept) {
      await this.page.addInitScript(startSignedIn, kept);
      await this.open();
    } else await this.tryToSignIn(email, password);
    await expect(this.page.getByRole('button', { name: 'Logout' })).toBeVisible();
    keptSignIns.set(email, await this.page.evaluate(() => ({ ...localStorage })));
  }

  async startBlog() {
    await this.page.getByRole('button', { name: 'Create New Blog' }).click();
    await expect(this.page.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible();
  }

  /** A new draft under this title, saved, open in its editor. */
  async saveBlog(title: string) {
    await this.startBlog();
    await this.fill('Title', title);
    await this.press('Save draft');
    await expect(this.page.getByText('Blog saved.')).toBeVisible();
  }

  async startMention() {
    await this.press('Create New Media');
    await expect(this.page.getByRole('heading', { name: 'Press mention', level: 1 })).toBeVisible();
  }

  /** A new mention under this title, saved, open in its editor. */
  async saveMention(title: string) {
    await this.startMention();
    await this.fill('Year', '2026');
    await this.fill('Title', title);
    await this.fill('Outlet', 'Laboratory Weekly');
    await this.press('Save draft');
    await expect(this.page.getByText('Media saved.')).toBeVisible();
  }

  /** The same address in a new tab, after this one was closed without a question. */
  async reopened(): Promise<AdminPage> {
    const next = new AdminPage(await this.page.context().newPage());
    const address = this.page.url();
    await this.page.close({ runBeforeUnload: false });
    await next.page.goto(address);
    return next;
  }

  /** The same editor in the hands of somebody else: another tab, with a title of their own saved. */
  async saveAsColleague(title: string): Promise<AdminPage> {
    const colleague = new AdminPage(await this.page.context().newPage());
    await colleague.page.goto(this.page.url());
    await colleague.fill('Title', title);
    await colleague.press('Save draft');
    await expect(colleague.page.getByText('Blog saved.')).toBeVisible();
    // A page behind another is drawn once a second, and each press waits for that.
    await this.page.bringToFront();
    return colleague;
  }

  field(label: string) {
    return this.page.getByLabel(label, { exact: true });
  }

  async openList(name: string) {
    await this.page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name }).click();
  }

  async fill(label: string, text: string) {
    await this.field(label).fill(text);
  }

  async chooseImage(file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.page.getByLabel('Image (PNG, up to 5 MB)').setInputFiles(file);
  }

  async press(button: string) {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Presses a button that deletes, and confirms it. */
  async remove(button: string) {
    await this.press(button);
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
  }

  private receipt(confirmation: string) {
    return this.page.getByRole('status').filter({ hasText: confirmation });
  }

  /** Waits for the confirmation and for the proof that no visitor sees what it is about. */
  async expectHidden(confirmation: string) {
    await expect(this.receipt(confirmation)).toContainText(/Not public, as seen at \d\d:\d\d:\d\d/, LIVE);
  }

  /** Waits for the confirmation and for the proof that visitors see the change. */
  async expectLive(confirmation: string) {
    const proof = /Live at \d\d:\d\d:\d\d \(\d+\.\d s\)/;
    await expect(this.receipt(confirmation)).toContainText(proof, LIVE);
  }
}
