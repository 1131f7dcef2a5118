import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that axe does not run by default, but that this site follows. */
const ALSO = [
  'target-size',
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'table-fake-caption',
  'td-has-header',
];

/** Returns axe's findings, either for its default rules and those above, or for the given rules only. */
export async function axeFaults(page: Page, only?: string[]): Promise<string[]> {
  const rules = Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }]));
  // The newer mode opens an extra page for cross-origin frames, which this site does not have. Describing the elements
  // that pass would take half as long as the checks.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...(only ? { runOnly: only } : { rules }), resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
