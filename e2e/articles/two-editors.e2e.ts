import type { AdminPage } from '../support/admin-page';
import { expect, test } from '../support/test';

/** The number of rounds in which both editors save. For a full run, set CONCURRENT_ROUNDS=100. */
const ROUNDS = Number(process.env.CONCURRENT_ROUNDS ?? 3);

const SOURCE = 'Article: Markdown source';

const paragraphsIn = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');

async function openText({ page }: AdminPage, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Markdown source', exact: true }).click();
  return page.getByLabel(SOURCE, { exact: true }).inputValue();
}

test('two editors of one article lose no paragraph', async ({ admin, colleague }) => {
  test.setTimeout(60_000 + ROUNDS * 15_000);
  const expected = ['The opening.', 'The middle.', 'The closing.'];
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Written by two ${Date.now()}`);
  await admin.press('Markdown source');
  await admin.fill(SOURCE, expected.join('\n\n'));
  await admin.press('Save draft');
  await expect(admin.page.getByText('Blog saved.')).toBeVisible();
  const address = admin.page.url();

  for (let round = 1; round <= ROUNDS; round += 1) {
    const text = await openText(admin, address);
    expect(paragraphsIn(text).toSorted()).toEqual(expected.toSorted());
    expect(await openText(colleague, address)).toBe(text);
    const [first, last] = [`Round ${round}, by one.`, `Round ${round}, by the other.`];
    await admin.fill(SOURCE, text.replace('The middle.', `${first}\n\nThe middle.`));
    await colleague.fill(SOURCE, `${text}\n\n${last}`);
    const editors = [admin, colleague];
    await Promise.all(editors.map((editor) => editor.press('Save draft')));
    for (const { page } of editors) {
      await expect(page.getByText('Blog saved.')).toBeVisible();
      await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    }
    expected.push(first, last);
  }
  expect(paragraphsIn(await openText(admin, address)).toSorted()).toEqual(expected.toSorted());
});
