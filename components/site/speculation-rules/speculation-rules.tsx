/** What is no page, or none for visitors. */
const EXCLUDED = ['/admin', '/admin/*', '/api/*', '/files/*', '/*.pdf', '/*.xml'];

/** Links that leave this page where it is. */
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

/** Lets the browser make the next page ready while the pointer rests on its link. */
export function SpeculationRules() {
  return <script type="speculationrules">{RULES}</script>;
}
