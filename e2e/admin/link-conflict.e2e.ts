import { storePdf, writeRecords } from '../discovery/support/records';
import { expectAccessible } from '../support/accessible';
import { newPdfName, PdfLinks, pdfFile } from '../support/pdf-links';
import { expect, test } from '../support/test';

test('if two people replace a file at the same time, one of them succeeds and the other gets a choice', async ({
  admin,
  page,
}) => {
  const { id } = newPdfName('Contested');
  const original = pdfFile(id, 1);
  // The record and file of a link that predates content-hashed file names.
  await storePdf(id, original.buffer);
  await writeRecords('Link', [{ id, link: `pdfs/${id}`, title: 'Contested' }]);
  await admin.signIn();
  const editors = [
    { links: new PdfLinks(page), file: pdfFile('one.pdf', 2) },
    { links: new PdfLinks(await page.context().newPage()), file: pdfFile('two.pdf', 4) },
  ];
  for (const { links, file } of editors) {
    await links.open(id);
    await links.choose(file);
  }
  await new PdfLinks(page).expectServed(id, original);

  const saved = ({ links }: (typeof editors)[number]) => links.page.getByText('Link saved.');
  const refused = ({ links }: (typeof editors)[number]) => links.page.getByText(/Nothing was overwritten\./);
  await Promise.all(editors.map(({ links }) => links.upload()));
  for (const editor of editors) await expect(saved(editor).or(refused(editor))).toBeVisible();
  const outcomes = await Promise.all(editors.map((editor) => saved(editor).isVisible()));
  expect(outcomes.toSorted()).toEqual([false, true]);
  const [winner, loser] = outcomes[0] ? editors : editors.toReversed();
  if (!winner || !loser) throw new Error('Exactly one of the two saves must succeed.');

  await test.step('the file saved first stays live until the other person has made the choice', async () => {
    await winner.links.admin.expectLive('Link saved.');
    await loser.links.expectServed(id, winner.file);
    const choice = loser.links.page.getByRole('group', { name: 'File' });
    await expect(
      choice.getByRole('radio', { name: /^In your form .* pages, file ID [0-9a-f]{8}$/ }),
    ).toBeChecked();
    await expect(
      choice.getByRole('radio', { name: /^Saved version .* pages, file ID [0-9a-f]{8}$/ }),
    ).toBeVisible();
    await loser.links.page.bringToFront();
    await expectAccessible(loser.links.page);
    await loser.links.admin.press('Update with these choices');
    await loser.links.admin.expectLive('Link saved.');
    await loser.links.expectServed(id, loser.file);
  });

  await test.step('the file saved first and the original file can be restored from the history', async () => {
    await loser.links.restoreVersion(1);
    await loser.links.admin.expectLive('Link saved.');
    await loser.links.expectServed(id, winner.file);
    await loser.links.restoreVersion(0);
    await loser.links.admin.expectLive('Link saved.');
    await loser.links.expectServed(id, original);
  });
});
