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

test('Ctrl+Z after a merge or a restore does not remove other people’s text', async ({
  admin,
  colleague,
  page,
}) => {
  test.setTimeout(120_000);
  const editor = admin.field('Article');
  const source = admin.field(SOURCE);
  const undo = async () => {
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ControlOrMeta+z');
  };
  const saveAsColleague = async (...paragraphs: string[]) => {
    await openText(colleague, page.url());
    await colleague.fill(SOURCE, paragraphs.join('\n\n'));
    await colleague.press('Save draft');
    await expect(colleague.page.getByText('Blog saved.')).toBeVisible();
  };
  await admin.signIn();
  await admin.startBlog();
  await admin.fill('Title', `Undone by one of two ${Date.now()}`);
  await admin.typeArticle('The opening.\n\nThe middle.');
  await admin.press('Save draft');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await admin.press('Markdown source');

  await test.step('in the editor', async () => {
    await saveAsColleague('The opening.', 'The middle.', 'Theirs.');
    await editor.getByText('The opening.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Mine.');
    await admin.press('Save draft');
    await expect(editor).toHaveText('The opening. Mine.The middle.Theirs.');
    await editor.getByText('The opening.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Undone.');
    await undo();
    await expect(editor).toHaveText('The opening. Mine.The middle.Theirs.');
  });

  await test.step('in the Markdown source', async () => {
    await admin.press('Markdown source');
    await saveAsColleague('The opening. Mine.', 'The middle.', 'Theirs.', 'Theirs again.');
    await source.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('Again. ');
    await admin.press('Save draft');
    await expect(source).toHaveValue(/Theirs again\.$/);
    await source.focus();
    await undo();
    await expect(source).toHaveValue(
      ['Again. The opening. Mine.', 'The middle.', 'Theirs.', 'Theirs again.'].join('\n\n'),
    );
    await admin.press('Markdown source');
  });

  await test.step('after an earlier version is restored', async () => {
    await editor.getByText('The opening.').click();
    await page.keyboard.type(' Withdrawn.');
    await admin.press('Save draft');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await admin.choose('History');
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
    await dialog.getByRole('button', { name: 'Restore this version: Version 2' }).click();
    await expect(editor).toHaveText('The opening.The middle.Theirs.');
    await editor.focus();
    await undo();
    await expect(editor).toHaveText('The opening.The middle.Theirs.');
  });
});
