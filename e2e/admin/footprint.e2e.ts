import type { Route } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expectNothingLost } from '../support/expect-nothing-lost';
import { Keyboard } from '../support/keyboard';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const PUBLISHED = 'Global footprint published.';
const PATIENTS = 'Patient lives touched';
const DEVICES = 'Devices manufactured annually';

test('figures can be drafted next to the live figures, published and restored by keyboard on a desktop', async ({
  admin,
  page,
  visitor,
}) => {
  const keys = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const before = await visitor.figures();
  const shown = page.getByRole('region', { name: 'Live figures' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await admin.signIn();
  await keys.press(button('Create New Global'));

  await test.step('a draft does not change the live figures', async () => {
    await keys.type(admin.field(PATIENTS), '71M');
    await keys.press(button('Save draft'));
    await expect(page.getByText('Global footprint saved.')).toBeInViewport();
    await expect(button('Save draft')).toBeFocused();
    await expect(shown.getByText('71M')).toHaveCount(0);
    expect(await visitor.figures()).toEqual(before);
  });

  await test.step('the figures in the form are published, the page reloads, and Publish has focus', async () => {
    await keys.back(admin.field(PATIENTS));
    await keys.type(admin.field(PATIENTS), '72M');
    const reloaded = page.waitForEvent('load');
    await keys.press(button('Publish'));
    await reloaded;
    await admin.expectLive(PUBLISHED);
    await expect(button('Publish')).toBeFocused();
    await expect(shown.getByText('72M')).toBeVisible();
    expect(await visitor.figures()).toEqual(['72M', ...before.slice(1)]);
  });

  await test.step('an earlier draft is restored as a draft', async () => {
    await keys.press(button('Actions: Our Global Footprint'));
    await expect(page.getByRole('menuitem', { name: 'History' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
    const earlier = dialog.getByRole('listitem').first();
    await keys.press(earlier.locator('summary').first());
    await expect(earlier.getByText('72M')).toBeVisible();
    await keys.press(earlier.getByRole('button', { name: /^Restore this version/ }));
    await expect(page.getByText('Global footprint saved.')).toBeVisible();
    await expect(admin.field(PATIENTS)).toHaveValue('71M');
    await expect(shown.getByText('72M')).toBeVisible();
  });

  const restorePublished = async () => {
    await keys.press(button('Previously published figures'));
    await keys.press(button(/^Restore this version/).first());
  };

  await test.step('figures that a colleague has just published are shown and not overwritten', async () => {
    const [, tests = '', centers = '', devices = ''] = before;
    // The revision is higher than any earlier revision, even if the test is repeated.
    const theirs = { patients: '99M', tests, centers, devices, revision: Math.floor(Date.now() / 1000) };
    await owner.write('GlobalFootprint', 'published', { ...theirs, updatedAt: new Date(), updatedBy: '' });
    await restorePublished();
    await expect(page.getByText('Nothing was overwritten.')).toBeVisible();
    await expect(shown.getByText('99M')).toBeVisible();
  });

  await test.step('earlier published figures are restored for visitors, and the draft is kept', async () => {
    const reloaded = page.waitForEvent('load');
    await restorePublished();
    await reloaded;
    await expect.poll(() => visitor.figures()).toEqual(before);
    await expect(admin.field(PATIENTS)).toHaveValue('71M');
  });
});

test('two people who edit the figures, one of them by keyboard on a phone, do not overwrite each other', async ({
  admin,
  page,
  colleague,
  visitor,
}) => {
  const keys = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await admin.signIn();
  await page.goto('/admin/global');
  // The colleague opens the page before any typing. Otherwise, the colleague's form would start with the typed text.
  await colleague.page.goto('/admin/global');
  await expect(colleague.field(DEVICES)).not.toHaveValue('');
  await keys.type(admin.field(PATIENTS), '80M');
  await colleague.fill(DEVICES, `${Date.now() % 1000}M`);
  const devices = await colleague.field(DEVICES).inputValue();
  await colleague.press('Save draft');
  await expect(colleague.page.getByText('Global footprint saved.')).toBeVisible();

  await test.step('a draft that a colleague has just saved is merged', async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/The saved changes are now in your form: Devices/)).toBeVisible();
    await expect(admin.field(DEVICES)).toHaveValue(devices);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Global footprint saved.')).toBeInViewport();
  });

  await test.step('figures that a colleague has just published lead to a choice', async () => {
    await colleague.page.reload();
    await colleague.press('Publish');
    await colleague.expectLive(PUBLISHED);
    await keys.back(admin.field(PATIENTS));
    await keys.type(admin.field(PATIENTS), '81M');
    await keys.press(button('Publish'));
    const choice = page.getByRole('group', { name: /^Patient lives touched/ });
    await expect(choice.getByText('80M', { exact: true })).toBeVisible();
    await keys.press(button('Save these choices'));
    await expect(page.getByText('Global footprint saved.')).toBeVisible();
    await keys.press(button('Publish'));
    await admin.expectLive(PUBLISHED);
    await expect(page.getByText(PUBLISHED)).toBeInViewport();
    expect((await visitor.figures())[0]).toBe('81M');
  });

  await test.step('figures that a colleague saves and publishes are shown as live, and compared with the history', async () => {
    await colleague.page.reload();
    await colleague.fill(PATIENTS, '85M');
    await colleague.press('Publish');
    await colleague.expectLive(PUBLISHED);
    await keys.back(admin.field(PATIENTS));
    await keys.type(admin.field(PATIENTS), '95M');
    await keys.press(button('Publish'));
    const shown = page.getByRole('region', { name: 'Live figures' });
    await expect(page.getByText(/Your figures go live only when you press Publish\./)).toBeVisible();
    await expect(shown.getByText('85M', { exact: true })).toBeVisible();
    await keys.press(button('Save these choices'));
    await expect(page.getByText('Global footprint saved.')).toBeVisible();
    await expect(shown.getByText('Draft differs')).toHaveCount(1);
    await keys.press(button('Previously published figures'));
    const replaced = page.getByRole('dialog', { name: 'Earlier versions' }).getByRole('listitem').first();
    await keys.press(replaced.locator('summary').first());
    await expect(replaced.getByText('81M')).toBeVisible();
    await expect(replaced.getByRole('button', { name: /^Restore this version/ })).toBeVisible();
    await page.keyboard.press('Escape');
    expect((await visitor.figures())[0]).toBe('85M');
  });

  await test.step('the Footprint view reports that a colleague published first', async () => {
    await page.goto('/admin?list=footprint');
    await expect(page.getByText('The draft differs from what visitors see now.')).toBeVisible();
    await colleague.page.reload();
    await colleague.fill(PATIENTS, '86M');
    await colleague.press('Publish');
    await colleague.expectLive(PUBLISHED);
    await keys.press(button('Publish'));
    await expect(page.getByText(/Nothing was overwritten\. Choose Edit/)).toBeVisible();
    await expect(page.getByText('Visitors see these figures now.')).toBeVisible();
  });
});

test('text that is not a figure does not go live, even if it is already in the draft', async ({
  admin,
  page,
  visitor,
}) => {
  const before = await visitor.figures();
  const [, tests = '', centers = '', devices = ''] = before;
  await admin.signIn();
  await page.goto('/admin/global');
  for (const typed of ['NaN', '-5M', '<b>1</b>']) {
    await admin.fill(PATIENTS, typed);
    await admin.press('Publish');
    await expect(admin.field(PATIENTS)).toHaveAccessibleDescription(/must start with a digit/);
  }
  await admin.discard();
  const draft = { patients: 'NaN', tests, centers, devices, revision: Math.floor(Date.now() / 1000) };
  await owner.write('GlobalFootprint', 'draft', { ...draft, updatedAt: new Date(), updatedBy: '' });
  await page.goto('/admin?list=footprint');
  await expect(page.getByText('NaN')).toBeVisible();
  await admin.press('Publish');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was published.' })).toBeVisible();
  await expectAccessible(page);
  expect(await visitor.figures()).toEqual(before);
  await page.goto('/admin/global');
  await admin.fill(PATIENTS, '71M');
  await admin.press('Save draft');
  await expect(page.getByText('Global footprint saved.')).toBeVisible();
});

test('the Footprint view shows the defaults while loading, publishes the draft and links to the editor', async ({
  admin,
  page,
}) => {
  await admin.signIn();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/documents:batchGet*', async (route) => {
    await asked;
    await route.continue();
  });
  await admin.openList('Footprint');
  const section = page.getByRole('region', { name: 'Our Global Footprint' });
  await expect(section.getByRole('definition')).toHaveText(['70M', '300M', '3000+', '360M']);
  answer();
  await expect(section.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await section.getByRole('button', { name: 'Publish' }).click();
  await reloaded;
  await admin.expectLive(PUBLISHED);
  await section.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/admin\/global$/);
});

/** Removes all but one person with a role from the response. */
async function keepOnePerson(route: Route) {
  const isOfPeople = route.request().postData()?.includes('"collectionId":"People"');
  if (!isOfPeople) return route.continue();
  const response = await route.fetch();
  await route.fulfill({ response, json: (await response.json()).slice(0, 1) });
}

// In this file, because the other tests of the figures cannot run while the figures need approval.
test('approval of the figures can be turned on only if there are two publishers', async ({ admin, page }) => {
  const footprint = page.getByRole('checkbox', { name: 'Footprint' });
  for (const name of ['first', 'second']) {
    const email = `${name}-publisher-${Date.now()}@purvia.example`;
    const { localId } = await owner.createUser(email, 'a password of mine');
    await owner.setRole(localId, email, 'publisher');
  }
  await admin.signIn();
  await page.goto('/admin/approval');

  await test.step('with a single publisher, approval stays off', async () => {
    await page.route('**/documents:runQuery*', keepOnePerson);
    await footprint.check();
    await admin.press('Save');
    const reason = 'approval needs at least two active publishers or administrators';
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(footprint).not.toBeChecked();
    await page.unroute('**/documents:runQuery*', keepOnePerson);
  });

  await test.step('with two publishers, approval is turned on, and the figures need a second person', async () => {
    try {
      await footprint.check();
      await admin.press('Save');
      await expect(page.getByText('Saved.')).toBeVisible();
      await page.reload();
      await expect(footprint).toBeChecked();
      await page.goto('/admin/global');
      await expect(page.getByRole('button', { name: 'Ask to publish' })).toBeVisible();
      await page.goto('/admin/approval');
      await footprint.uncheck();
      await admin.press('Save');
      await expect(page.getByText('Saved.')).toBeVisible();
    } finally {
      // The revision is higher than any earlier revision, even if the test is repeated.
      const revision = Math.floor(Date.now() / 1000);
      const off = { kinds: [], publishers: [], since: new Date(), by: 'owner', revision };
      await owner.write('Settings', 'approval', off);
    }
  });
});

// In this file, because all attempts edit the same record.
expectNothingLost(['figures'], 0.2);
