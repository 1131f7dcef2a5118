import { htmlFaults } from '../pages/checks/valid-html';
import { expect, test } from '../support/test';

// Pages are validated in e2e/pages/every-page.
for (const path of ['/files/pdf/unknown.pdf', '/admin']) {
  test(`${path} is valid HTML`, async ({ request }) => {
    expect(await htmlFaults(await (await request.get(path)).text(), path)).toEqual([]);
  });
}
