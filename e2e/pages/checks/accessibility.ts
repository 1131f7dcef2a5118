import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that axe leaves off by itself, though they are of a level that this site keeps or are its own good practice. */
const ALSO = [
  'target-size',
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'table-fake-caption',
  'td-has-header',
];

/** What axe finds in the page as it is now, with no rule switched off. */
export async function axeFaults(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }]));
  // The newer mode opens a page of its own for what frames of other origins hold; there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ rules }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
