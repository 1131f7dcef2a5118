/** URLs that are not pages, or not for visitors. */
const EXCLUDED = ['/admin', '/admin/*', '/api/*', '/files/*', '/*.pdf', '/*.xml'];

/** Links that keep the current page open. */
const STAYING = '[target=_blank],[download],[role=tab]';

const RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: EXCLUDED } },
          { not: { selector_matches: STAYING } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Lets supporting browsers prerender the next page, for example while the pointer is on its link. */
export function SpeculationRules() {
  return <script type="speculationrules">{RULES}</script>;
}
