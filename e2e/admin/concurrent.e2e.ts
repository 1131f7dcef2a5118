import { AdminPage } from '../support/admin-page';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

/** The number of rounds. For a full run, set CONCURRENT_ROUNDS=50. */
const ROUNDS = Number(process.env.CONCURRENT_ROUNDS ?? 3);

test('if two people save at the same time, exactly one save succeeds and the other person is notified', async ({
  admin,
  browser,
}) => {
  test.setTimeout(30_000 + ROUNDS * 15_000);
  await admin.signIn();
  await admin.saveBlog(`Contested ${Date.now()}`);
  const other = new AdminPage(await (await browser.newContext()).newPage());
  const colleague = { email: `colleague-${Date.now()}@purvia.example`, password: 'a colleague of mine' };
  await owner.createAdministrator(colleague.email, colleague.password);
  await other.signIn(colleague);
  const editors = [admin, other];

  for (let round = 0; round < ROUNDS; round++) {
    await other.page.goto(admin.page.url());
    await admin.page.reload();
    await admin.fill('Title', `Round ${round} by one`);
    await other.fill('Title', `Round ${round} by the other`);
    await Promise.all(editors.map((editor) => editor.press('Save draft')));
    const saved = (editor: AdminPage) => editor.page.getByText('Blog saved.');
    const refused = (editor: AdminPage) => editor.page.getByText(/Nothing was overwritten\./);
    for (const editor of editors) await expect(saved(editor).or(refused(editor))).toBeVisible();
    const outcomes = await Promise.all(editors.map((editor) => saved(editor).isVisible()));
    expect(outcomes.toSorted()).toEqual([false, true]);

    const loser = outcomes[0] ? other : admin;
    await loser.press('Save these choices');
    await expect(saved(loser)).toBeVisible();
  }

  await test.step('the history names the author of the current version', async () => {
    await other.page.reload();
    await other.fill('Title', 'The last word');
    await other.press('Save draft');
    await expect(other.page.getByText('Blog saved.')).toBeVisible();
    await admin.page.reload();
    await admin.choose('History');
    await expect(admin.page.getByText(`Current version:`)).toContainText(`by ${colleague.email}`);
  });
});
