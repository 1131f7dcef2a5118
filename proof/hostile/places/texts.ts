import { emptyRecord } from '../../../lib/model/converter';
import { SCHEMAS } from '../../../lib/model/schema';
import { pdfId } from '../../../lib/records/pdf-name';
import type { HostileString } from '../../../lib/testing/hostile/strings';
import type { Finding, Place } from '../place';

/**
 * A destination tested by calling the site's functions directly. For each check, `judge` returns a failure, or false if
 * it passed.
 */
const textPlace = (
  name: string,
  casesPerString: number,
  judge: (text: string) => (string | false)[],
): Place => ({
  name,
  async check(strings: HostileString[]) {
    const findings = strings.flatMap(({ family, text }): Finding[] =>
      judge(text).flatMap((what) => (what ? [{ family, text, what }] : [])),
    );
    return { cases: strings.length * casesPerString, findings };
  },
});

const linkAccepted = (link: string) =>
  SCHEMAS.Blog.safeParse({ ...emptyRecord('Blog', 'x'), title: 'x', link }).success;

/** Returns a failure if a browser would follow an accepted link to a forbidden protocol or host; otherwise false. */
function checkLink(link: string): string | false {
  if (!linkAccepted(link) || link === '') return false;
  if (!URL.canParse(link, 'https://site.example/')) return false;
  const { protocol, host } = new URL(link, 'https://site.example/');
  if (!['http:', 'https:', 'mailto:'].includes(protocol))
    return `is accepted as a link with the protocol ${protocol}`;
  return (
    link.startsWith('/') &&
    host !== 'site.example' &&
    `is accepted as a link within the site, but leads to ${host}`
  );
}

function checkSlug(name: string) {
  const id = pdfId(name);
  const path = `pdfs/${id}`;
  const saved = SCHEMAS.Link.safeParse({ ...emptyRecord('Link', id), link: path }).success;
  return [
    saved && !/^[a-z0-9_-]+\.pdf$/.test(id) && `became the id ${id}`,
    saved &&
      new URL(path, 'https://site.example/').pathname !== `/${path}` &&
      'became an id that changes its path',
    pdfId(id) !== id && 'became a different id when it was normalised a second time',
  ];
}

/** Destinations in the site's own text functions, tested without a server. */
export const textPlaces: Place[] = [
  textPlace('link fields', 1, (text) => [checkLink(text)]),
  textPlace('slugs', 2, (text) => [text, `${text}.pdf`].flatMap(checkSlug)),
];
