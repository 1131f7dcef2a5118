import type { Browser } from '@playwright/test';
import { emptyRecord } from '../../../lib/model/converter';
import { atomFeed } from '../../../lib/seo/feed/atom';
import { feedEntries } from '../../../lib/seo/feed/entry';
import { serializeGraph } from '../../../lib/seo/json-ld/node';
import type { Finding, Place } from '../place';

/** Returns the text without the characters that XML does not allow, and with line feeds as its only line breaks. */
const asRead = (text: string) =>
  text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/\r\n?/g, '\n');

/** A destination in a document that a browser parses. `read` returns each string as the browser read it. */
const documentPlace = (
  name: string,
  browser: Browser,
  read: (texts: string[], browser: Browser, siteUrl: string) => Promise<string[]>,
  expected: (text: string) => string,
): Place => ({
  name,
  async check(strings, { url }) {
    const seen = await read(
      strings.map(({ text }) => text),
      browser,
      url,
    );
    const findings = strings.flatMap(({ family, text }, index): Finding[] =>
      seen[index] === expected(text)
        ? []
        : [{ family, text, what: `reads as ${JSON.stringify(seen[index])}` }],
    );
    return { cases: strings.length, findings };
  },
});

async function readFeed(texts: string[], browser: Browser, siteUrl: string): Promise<string[]> {
  Object.assign(process.env, { BACKEND: 'embedded', SITE_URL: siteUrl });
  const blogs = texts.map((title) => ({ ...emptyRecord('Blog', 'x'), title }));
  const page = await browser.newPage();
  const titles = await page.evaluate(
    (xml) =>
      [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('entry > title')].map(
        (title) => (title.innerHTML === '' ? '' : (title.textContent ?? '')),
      ),
    atomFeed(feedEntries('Blog', blogs)),
  );
  await page.close();
  return titles;
}

async function readGraphs(texts: string[], browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  const scripts = texts.map((name) => serializeGraph([{ '@type': 'Article', name }]));
  const names = await page.evaluate(
    (all) =>
      all.map((script) => {
        const html = `<script type="application/ld+json">${script}</script>`;
        const { body, head } = new DOMParser().parseFromString(html, 'text/html');
        const [node] = JSON.parse(head.firstElementChild?.textContent ?? '')['@graph'];
        return head.childElementCount === 1 && body.childNodes.length === 0 ? node.name : 'other elements';
      }),
    scripts,
  );
  await page.close();
  return names;
}

/** Returns the destinations in machine-readable documents, which are checked with a browser's parser. */
export const documentPlaces = (browser: Browser): Place[] => [
  documentPlace('feed', browser, readFeed, asRead),
  documentPlace('JSON-LD', browser, readGraphs, (text) => text),
];
