import { type Browser, expect, type Page } from '@playwright/test';

/** A visitor whose browser runs no scripts, and starts without cookies or a cache. */
export class Visitor {
  constructor(private readonly page: Page) {}

  static async arrive(browser: Browser): Promise<Visitor> {
    const context = await browser.newContext({ javaScriptEnabled: false });
    return new Visitor(await context.newPage());
  }

  async openHome() {
    await this.page.goto('/');
  }

  blog(title: string) {
    const blogs = this.page.getByRole('region', { name: 'Blogs and published papers', exact: true });
    return blogs.getByRole('article').filter({ hasText: title });
  }

  mention(title: string) {
    return this.page
      .getByRole('region', { name: 'In the press' })
      .getByRole('article')
      .filter({ hasText: title });
  }

  async expectMention(title: string) {
    await this.openHome();
    await expect(this.mention(title)).toHaveCount(1);
  }

  async expectNoMention(title: string) {
    await this.openHome();
    await expect(this.mention(title)).toHaveCount(0);
  }

  /** Returns the home page's four figures, in order. */
  async figures() {
    await this.openHome();
    return this.page
      .getByRole('region', { name: 'Our Global Footprint' })
      .getByRole('definition')
      .allTextContents();
  }

  /** Opens the home page once, and expects the blog without a reload. */
  async expectBlog(title: string) {
    await this.openHome();
    await expect(this.blog(title)).toHaveCount(1);
  }

  /**
   * Reloads the home page until it shows the blog or, if `count` is 0, no longer does. The admin's receipt takes longer,
   * because it allows for every cache.
   */
  async awaitBlog(title: string, count = 1) {
    await expect
      .poll(async () => {
        await this.openHome();
        return this.blog(title).count();
      })
      .toBe(count);
  }

  async expectNoBlog(title: string) {
    await this.openHome();
    await expect(this.blog(title)).toHaveCount(0);
  }
}
