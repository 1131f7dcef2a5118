import { htmlFaults } from '../pages/checks/valid-html';
import { missingFile } from '../pages/page-list';
import { expect, test } from '../support/test';

// The public pages are validated in e2e/pages/every-page.e2e.ts.
for (const path of [missingFile, '/admin']) {
  test(`${path} is valid HTML`, async ({ request }) => {
    expect(await htmlFaults(await (await request.get(path)).text(), path)).toEqual([]);
  });
}
