import { deleteRecords, writeRecords } from '../discovery/support/records';
import { expectAccessible } from '../support/accessible';
import { expectUncovered } from '../support/keyboard';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

const DRAFT = {
  year: '2099',
  media: 'Laboratory Weekly',
  description: '',
  link: '',
  published: false,
  publishAt: null,
  publishedAt: null,
  revision: 1,
  updatedBy: '',
};

test("a list's filter and order are in the URL, and survive a reload and Back", async ({ admin, page }) => {
  const word = `sorted${Date.now()}`;
  const [draft, scheduled, published] = [`Alpha ${word}`, `Beta ${word}`, `Gamma ${word}`];
  const day = (year: number) => new Date(Date.UTC(year, 0, 1));
  const written = (id: string, title: string, year: number, publication: object) =>
    owner.write('Media', `${word}-${id}`, { ...DRAFT, title, updatedAt: day(year), ...publication });
  await written('a', draft, 2021, {});
  await written('b', scheduled, 2019, { publishAt: day(2099) });
  await written('c', published, 2022, { published: true, publishedAt: day(2020) });
  const titles = page.getByRole('heading', { level: 3 });
  await admin.signIn();

  await test.step('a list shows that it is loading', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/documents:runQuery*', async (route) => {
      await asked;
      await route.continue();
    });
    await admin.openList('Press mentions');
    const loading = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(loading).toBeVisible();
    await expect(titles).toHaveCount(0);
    answer();
    await expect(titles.first()).toBeVisible();
    await expect(loading).toHaveCount(0);
    await page.unroute('**/documents:runQuery*');
  });

  await test.step('records can be sorted, and a reload keeps the order', async () => {
    await admin.fill('Search', word);
    await expect(titles).toHaveText([scheduled, published, draft]);
    await expect(page.getByRole('heading', { level: 2, name: 'Scheduled' })).toBeVisible();
    await admin.sort('Title');
    await expect(titles).toHaveText([scheduled, draft, published]);
    await page.reload();
    await expect(titles).toHaveText([scheduled, draft, published]);
  });

  await test.step('records can be filtered by state', async () => {
    await expect(admin.tab('All')).toHaveText('All 3');
    for (const [state, title] of [
      ['Published', published],
      ['Scheduled', scheduled],
      ['Drafts', draft],
    ] as const) {
      await expect(admin.tab(state)).toHaveText(`${state} 1`);
      await admin.tab(state).click();
      await expect(titles).toHaveText([title]);
    }
  });

  await test.step('returning from an editor keeps the filter and order', async () => {
    const address = `/admin?list=media&search=${word}&state=draft&sort=title`;
    await expect(page).toHaveURL(address);
    for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'All content' }).click()]) {
      await page.getByRole('link', { name: draft, exact: true }).click();
      await expect(admin.field('Title')).toHaveValue(draft);
      await back();
      await expect(page).toHaveURL(address);
      await expect(titles).toHaveText([draft]);
      await expect(admin.tab('Drafts')).toHaveAttribute('aria-current', 'true');
    }
  });

  await test.step('a record that a colleague has just changed is reloaded, with a message', async () => {
    await written('a', `${draft} again`, 2023, { revision: 2 });
    await admin.act(draft, 'Publish');
    await expect(page.getByText('This record was changed after the list was loaded.')).toBeVisible();
    await expect(titles).toHaveText([`${draft} again`]);
  });
});

for (const { collection, list, published, sees, misses } of [
  {
    collection: 'Blog',
    list: 'Blogs',
    published: 'Blog published',
    sees: (visitor: Visitor, title: string) => visitor.expectBlog(title),
    misses: (visitor: Visitor, title: string) => visitor.expectNoBlog(title),
  },
  {
    collection: 'Media',
    list: 'Press mentions',
    published: 'Media published.',
    sees: (visitor: Visitor, title: string) => visitor.expectMention(title),
    misses: (visitor: Visitor, title: string) => visitor.expectNoMention(title),
  },
]) {
  test(`${list} can be published, unpublished, duplicated and deleted from their rows, with a message after each action`, async ({
    admin,
    page,
    visitor,
  }) => {
    const title = `On a card ${Date.now()}`;
    await owner.write(collection, `card-${Date.now()}`, { ...DRAFT, title, image: '', imageAlt: '' });
    await admin.signIn();
    await admin.openList(list);
    await admin.fill('Search', title);
    await admin.act(title, 'Publish');
    await admin.expectLive(published);
    await sees(visitor, title);
    await admin.act(title, 'Duplicate');
    await expect(page.getByText(`${collection} saved.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: `Copy of ${title}` })).toBeVisible();
    await admin.actConfirmed(title, 'Unpublish');
    await admin.expectOff(`${collection} unpublished.`);
    await misses(visitor, title);
    await admin.act(`Copy of ${title}`, 'Publish');
    await admin.expectLive(published);
    await admin.actConfirmed(`Copy of ${title}`, 'Delete');
    await admin.expectOff(`${collection} deleted.`);
    await misses(visitor, title);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([title]);
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeFocused();
  });
}

test('a duplicated article has the same text but an address of its own', async ({ admin, page }) => {
  const title = `Twice told ${Date.now()}`;
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', title);
  await admin.field('Article').click();
  await page.keyboard.type('Told once');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await page.goto(`/admin?search=${title}`);
  await admin.act(title, 'Duplicate');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await page.getByRole('link', { name: `Copy of ${title}` }).click();
  await expect(admin.field('Article')).toHaveText('Told once');
  await expect(admin.field('Article address')).toHaveValue(
    `copy-of-${title.toLowerCase().replaceAll(' ', '-')}`,
  );
});

test('“View on site” opens the archive page that lists the record, even if it is not the first page', async ({
  admin,
  page,
}) => {
  const word = `listed${Date.now()}`;
  const ids = Array.from({ length: 25 }, (_, index) => `${word}-${String(index).padStart(2, '0')}`);
  const last = ids.at(-1) ?? '';
  // The mentions are older than all others, so that the home page shows none of these mentions.
  const mention = { year: '1950', media: 'Laboratory Weekly', description: '', link: '', published: true };
  await writeRecords(
    'Media',
    ids.map((id) => ({ ...mention, id, title: `Mention ${id}` })),
  );
  await admin.signIn();
  await expect(async () => {
    await page.goto(`/admin?list=media&search=${last}`);
    const opened = page.waitForEvent('popup');
    await admin.act(`Mention ${last}`, 'View on site');
    const site = await opened;
    await expect(site).toHaveURL(new RegExp(`/press/\\d+#media-${last}$`));
    const place = site.getByRole('article').filter({ hasText: `Mention ${last}` });
    await expect(place).toBeInViewport({ timeout: 5_000 });
    await site.close();
  }).toPass({ timeout: 60_000 });
  await deleteRecords('Media', ids);
});

test('rows are 52 px high on tablets and wide screens, and new records of every kind can be created beside a list', async ({
  admin,
  page,
}) => {
  const title = `One line ${Date.now()}`;
  await owner.writeBlog(`row-${Date.now()}`, `${title} ${'and a long title '.repeat(9)}`, false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.signIn();
  await admin.openList('Blogs');
  await admin.fill('Search', title);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(row).toHaveCount(1);
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await row.boundingBox())?.height).toBeCloseTo(52, 0);
  }
  const group = page.getByRole('region', { name: 'New' });
  await expect(group.getByRole('button')).toHaveText([
    'Create New Blog',
    'Create New Media',
    'Create New Global',
    'Link',
  ]);
});

test('on phones, the state of a record without a picture is below its title', async ({ admin, page }) => {
  const title = `Without a picture ${Date.now()}`;
  await owner.write('Media', `mention-${Date.now()}`, { ...DRAFT, title });
  await page.setViewportSize({ width: 390, height: 844 });
  await admin.signIn();
  await page.goto(`/admin?list=media&search=${title}`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  const [heading, state] = [row.getByRole('heading'), row.getByText('Draft', { exact: true })];
  await expect(state).toBeVisible();
  const [above, below] = [await heading.boundingBox(), await state.boundingBox()];
  expect(below?.x).toBe(above?.x);
});

for (const viewport of [
  { width: 1440, height: 600 },
  { width: 390, height: 700 },
]) {
  test(`J, K, X and / work in a list, and the bar of actions never covers the row with the focus at ${viewport.width} px`, async ({
    admin,
    page,
  }) => {
    const word = `keys${Date.now()}`;
    const ids = Array.from({ length: 15 }, (_, index) => `${word}-${String(index).padStart(2, '0')}`);
    await writeRecords(
      'Media',
      ids.map((id) => ({
        id,
        title: `Mention ${id}`,
        year: '2099',
        media: 'Laboratory Weekly',
        published: false,
      })),
    );
    await page.setViewportSize(viewport);
    await admin.signIn();
    await page.goto(`/admin?list=media&search=${word}&sort=title`);
    const link = (id = '') => page.getByRole('link', { name: `Mention ${id}`, exact: true });
    await expect(link(ids[0])).toBeVisible();
    const dock = page.getByRole('navigation', { name: 'Main views' });
    if (viewport.width < 992) {
      expect((await dock.boundingBox())?.height).toBeLessThanOrEqual(56);
      await expect(admin.tab('Published')).toBeInViewport({ ratio: 1 });
      await dock.getByRole('button', { name: 'New' }).click();
      await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    } else await expect(dock).toBeHidden();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    for (const id of ids.slice(1)) {
      await page.keyboard.press('j');
      await expect(link(id)).toBeFocused();
      await expectUncovered(link(id));
    }
    for (const id of ids.toReversed().slice(1)) {
      await page.keyboard.press('k');
      await expect(link(id)).toBeFocused();
      await expectUncovered(link(id));
    }
    await page.keyboard.press('Shift+J');
    await expect(page.getByRole('region', { name: 'Actions for the selected records' })).toContainText(
      '2 selected',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 selected')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(admin.field('Search')).toBeFocused();
    await admin.field('Single-key shortcuts').uncheck();
    await page.reload();
    await expect(link(ids[0])).toBeVisible();
    await page.keyboard.press('j');
    await expect(link(ids[0])).not.toBeFocused();
    await admin.field('Single-key shortcuts').check();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(admin.field('Title')).toHaveValue(`Mention ${ids[0]}`);
    await deleteRecords('Media', ids);
  });
}
