import { expect, type Page } from '@playwright/test';
import { environment } from './environment';

/** The admin checks for up to 20 seconds whether a change is live. */
const LIVE = { timeout: 25_000 };

type Kept = Record<string, string>;

/** The local storage of signed-in accounts, by email address. */
const keptSignIns = new Map<string, Kept>();

/** Runs in the browser. Restores a sign-in only on a tab's first page, so that later pages keep the test's changes. */
function startSignedIn(kept: Kept) {
  if (sessionStorage.length > 0) return;
  sessionStorage.setItem('test', 'signed in');
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}

export class AdminPage {
  constructor(readonly page: Page) {}

  /** Opens the list of blogs or, when signed out, the sign-in form. */
  async open() {
    await this.page.goto('/admin?list=blogs');
  }

  async tryToSignIn(email: string, password: string) {
    await this.open();
    await this.submitSignIn(email, password);
  }

  async submitSignIn(email: string, password: string) {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Signs an account in with the form the first time, and afterwards with its stored session. */
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

  /** Opens the menu that contains the sidebar on small screens. */
  async #openMenu() {
    const menu = this.page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
  }

  /** Starts a record with a button in the sidebar. */
  async create(button: string) {
    await this.#openMenu();
    const group = this.page.getByRole('region', { name: 'New', exact: true });
    await group.getByRole('button', { name: button, exact: true }).click();
  }

  async startBlog() {
    await this.create('Create New Blog');
    await expect(this.page.getByRole('heading', { name: 'Untitled blog', level: 1 })).toBeVisible();
  }

  /** Creates and saves a draft with this title, and stays in its editor. */
  async saveBlog(title: string) {
    await this.startBlog();
    await this.fill('Title', title);
    await this.press('Save draft');
    await expect(this.page.getByText('Blog saved.')).toBeVisible();
  }

  async startMention() {
    await this.create('Create New Media');
    await expect(this.page.getByRole('heading', { name: 'Untitled press mention', level: 1 })).toBeVisible();
  }

  /** Creates and saves a mention with this title, and stays in its editor. */
  async saveMention(title: string) {
    await this.startMention();
    await this.fill('Year', '2026');
    await this.fill('Title', title);
    await this.fill('Outlet', 'Laboratory Weekly');
    await this.press('Save draft');
    await expect(this.page.getByText('Media saved.')).toBeVisible();
  }

  /** Closes this tab without a prompt, and opens its URL in a new tab. */
  async reopened(): Promise<AdminPage> {
    const next = new AdminPage(await this.page.context().newPage());
    const address = this.page.url();
    await this.page.close({ runBeforeUnload: false });
    await next.page.goto(address);
    return next;
  }

  /** Opens the same editor in another tab and saves this title there, as a colleague would. */
  async saveAsColleague(title: string): Promise<AdminPage> {
    const colleague = new AdminPage(await this.page.context().newPage());
    await colleague.page.goto(this.page.url());
    await colleague.fill('Title', title);
    await colleague.press('Save draft');
    await expect(colleague.page.getByText('Blog saved.')).toBeVisible();
    // Background tabs are painted once a second, which delays every click.
    await this.page.bringToFront();
    return colleague;
  }

  field(label: string) {
    return this.page.getByLabel(label, { exact: true });
  }

  async openList(name: string) {
    await this.#openMenu();
    await this.page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name }).click();
  }

  /** A tab above a list, such as 'Drafts'. Its name ends with the number of records. */
  tab(state: 'All' | 'Drafts' | 'Scheduled' | 'Published') {
    return this.page
      .getByRole('navigation', { name: 'Status' })
      .getByRole('link', { name: new RegExp(`^${state} `) });
  }

  sort(by: 'Title' | 'Date published' | 'Last changed') {
    return this.page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: by }).click();
  }

  /** Returns a field, after opening the group of settings that contains it. */
  async shown(label: string) {
    const field = this.field(label);
    await field.waitFor({ state: 'attached' });
    const closed = field.locator('xpath=ancestor::details[not(@open)]/summary');
    if ((await closed.count()) > 0) await closed.click();
    return field;
  }

  async fill(label: string, text: string) {
    await (await this.shown(label)).fill(text);
  }

  /** Switches to the Markdown source and fills in the article. */
  async typeArticle(markdown: string) {
    await this.press('Markdown source');
    await this.fill('Article: Markdown source', markdown);
  }

  async chooseImage(file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.page.getByLabel('Image (PNG, up to 5 MB)').setInputFiles(file);
  }

  async press(button: string) {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Opens the list of colleagues who have the record open or have unsaved changes to it. */
  async openColleagues() {
    const list = this.page.getByRole('region', { name: 'Also in this record' });
    if (!(await list.isVisible()))
      await this.page.getByRole('button', { name: /^Also in this record: / }).click();
  }

  /** Chooses an action in the editor's menu. */
  async choose(action: string) {
    await this.page.getByRole('button', { name: /^Actions: / }).click();
    const item = this.page.getByRole('menuitem', { name: action, exact: true });
    await item.waitFor();
    // A menu ignores a click while it is still opening, which takes long on a busy machine.
    await expect(async () => {
      if (await item.isVisible()) await item.click();
      await expect(item).toBeHidden({ timeout: 2_000 });
    }).toPass();
  }

  /** Deletes the record open in the editor, and confirms. */
  async delete() {
    await this.choose('Delete');
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  }

  /** Clicks a button that requires confirmation, and confirms. */
  async #confirmed(button: string, answer: string) {
    await this.press(button);
    await this.page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
  }

  remove(button: string) {
    return this.#confirmed(button, 'Delete');
  }

  discard() {
    return this.#confirmed('Discard changes', 'Discard changes');
  }

  unpublish(button = 'Unpublish') {
    return this.#confirmed(button, 'Unpublish');
  }

  /** The panel in which a version of a blog or mention is reviewed before it goes live. */
  review() {
    return this.page.getByRole('dialog', { name: /^(Publish|Update) this / });
  }

  /** The button that ends the review, once the links have been checked. */
  reviewButton() {
    return this.review().getByRole('button', { name: /^(Publish now|Update now|Schedule for .*)$/ });
  }

  /** Clicks a button that opens the review, and confirms. */
  async #reviewed(button: string) {
    await this.press(button);
    await this.reviewButton().click();
  }

  publish() {
    return this.#reviewed('Publish');
  }

  update() {
    return this.#reviewed('Update');
  }

  publishNow() {
    return this.#reviewed('Publish now');
  }

  /** The main button once a publish-at time is set. */
  scheduleButton() {
    return this.page.getByRole('button', { name: /^Schedule for / });
  }

  /** Saves a record with a publish-at time in the control's format. */
  async schedule(time: string) {
    await this.fill('Publish at', time);
    await this.scheduleButton().click();
    await this.reviewButton().click();
    await expect(this.page.getByText(/^Visitors will see it from /)).toBeVisible();
  }

  /** Chooses an action from a row's menu. */
  async act(title: string, action: string) {
    await this.press(`Actions: ${title}`);
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Chooses an action that requires confirmation, and confirms. */
  async actConfirmed(title: string, action: string) {
    await this.act(title, action);
    await this.page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
  }

  #receipt(confirmation: string) {
    return this.page.getByRole('status').filter({ hasText: confirmation });
  }

  /** Waits for the confirmation and the proof that no visitor sees the record. */
  async expectHidden(confirmation: string) {
    await expect(this.#receipt(confirmation)).toContainText(/Confirmed hidden at \d\d:\d\d:\d\d/, LIVE);
  }

  /** Waits for the confirmation and the proof that visitors see the change. */
  async expectLive(confirmation: string) {
    const proof = /Live at \d\d:\d\d:\d\d \(\d+\.\d s\)/;
    await expect(this.#receipt(confirmation)).toContainText(proof, LIVE);
  }
  /** Waits for the confirmation and the proof that visitors no longer see the record. */
  async expectOff(confirmation: string) {
    const proof = /Removed from the site at \d\d:\d\d:\d\d \(\d+\.\d s\)/;
    await expect(this.#receipt(confirmation)).toContainText(proof, LIVE);
  }
}
