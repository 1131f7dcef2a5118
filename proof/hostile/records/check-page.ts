import type { Inspected, ShownRecord } from '../browser/inspect-page';
import type { Finding } from '../place';
import type { Planned } from './plan';

/** The elements of a record's card, in order. */
const ELEMENTS = {
  Blog: /^picture( source)? img div h3( p)?( a span span)?$/,
  Media: /^p span bdi div h3( p)?( a span span)?$/,
};

const ATTRIBUTES = new Set(
  'class type src srcset sizes alt width height loading decoding fetchpriority href target rel'.split(' '),
);

const SCRIPT = /^(?:application\/ld\+json|speculationrules|\/elements\/[\w.-]+\.js|#elements)$/;

const isStrange = (script: string, index: number, all: string[]) =>
  !SCRIPT.test(script) || (script === '#elements' && all.indexOf(script) !== index);

/** Returns the text as an HTML parser reads it. */
const asRead = (text: string) =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '');

const leadsAstray = (href: string, link: string) =>
  !/^(?:https?|mailto):/.test(href) || (link.startsWith('/') && new URL(href).hostname !== 'localhost');

function checkRecord(shown: ShownRecord, { collection, record }: Planned): string[] {
  const strange = shown.attributes.filter((name) => !ATTRIBUTES.has(name));
  return [
    ...(ELEMENTS[collection].test(shown.elements) ? [] : [`became other elements: ${shown.elements}`]),
    ...(strange.length === 0 ? [] : [`became other attributes: ${strange.join(', ')}`]),
    ...(shown.title === asRead(record.title) ? [] : [`reads as another title: ${shown.title}`]),
    ...(shown.text.includes(asRead(record.description)) ? [] : ['reads as another description']),
    ...shown.links.filter((href) => leadsAstray(href, record.link)).map((href) => `links to ${href}`),
  ];
}

/** Returns the problems on a page with hostile records. */
export function checkPage(
  { records, scripts }: Inspected,
  planned: Map<string, Planned>,
  path: string,
): Finding[] {
  const inRecords = records.flatMap((shown) => {
    const record = planned.get(shown.mark);
    if (!record) return [];
    const text = JSON.stringify(record.record);
    return checkRecord(shown, record).map((what) => ({
      family: shown.mark,
      text,
      what: `${what}, on ${path}`,
    }));
  });
  const strange = scripts.filter(isStrange);
  return [...inRecords, ...strange.map((text) => ({ family: 'page', text, what: `is a script on ${path}` }))];
}
