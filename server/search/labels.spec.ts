import type { PdfLink } from '../../lib/model/records';
import { usableQuery } from '../../lib/search/query';
import { aPdfLink } from '../../lib/testing/records';
import { documentEntries } from './entries';
import { Finder } from './finder';

const aDocument = (id: string, fields: Partial<PdfLink>) =>
  aPdfLink({ id, link: `pdfs/${id}`, title: 'Shaker', kind: 'instructions', listed: true, ...fields });

function finderOf(...refs: string[]): Finder {
  const finder = new Finder();
  const links = refs.map((ref, at) => aDocument(`${at}.pdf`, { refs: ref }));
  finder.change({ put: documentEntries(links), remove: [] });
  return finder;
}

/** Returns the REFs that a query finds on `/ifu` and in the site's search. Those that are only similar are in brackets. */
function found(finder: Finder, typed: string) {
  const query = usableQuery(typed);
  const { documents, onlySimilar } = finder.documents(query);
  const { groups, isNearest } = finder.search(query);
  const searched = groups.flatMap(({ found }) => found.flatMap(({ document }) => document?.refs ?? []));
  const shown = (refs: string[], isSimilar: boolean) => refs.map((ref) => (isSimilar ? `(${ref})` : ref));
  return {
    ifu: shown(
      documents.map(({ refs }) => refs),
      onlySimilar,
    ),
    search: shown(searched, isNearest),
  };
}

const finder = finderOf('PV-2041-07', 'PV-204-17', '204110', '4411/07');

it.each([
  ['货号PV-2041-07', 'PV-2041-07'],
  ['产品编号ＰＶ－２０４１－０７', 'PV-2041-07'],
  ['PV-2041-07の説明書', 'PV-2041-07'],
  ['PV-2041-07号', 'PV-2041-07'],
  ['참조번호PV 2041 7', 'PV-2041-07'],
  ['АртикулPV-2041-07', 'PV-2041-07'],
  ['ΚωδικόςPV-2041-07', 'PV-2041-07'],
  ['संख्याPV-2041-07', 'PV-2041-07'],
  ['مرجعPV-2041-07', 'PV-2041-07'],
  ['货号204110', '204110'],
  ['货号4411/07', '4411/07'],
  ['REFPV-2041-07', 'PV-2041-07'],
  ['refpv204107', 'PV-2041-07'],
  ['REFPV 2041 7', 'PV-2041-07'],
  ['IFUPV-2041-07', 'PV-2041-07'],
  ['LOT24123 REFPV-2041-07', 'PV-2041-07'],
  ['CatNoPV-2041-07', 'PV-2041-07'],
  ['Art.Nr.PV-2041-07', 'PV-2041-07'],
  ['№PV-2041-07', 'PV-2041-07'],
  ['REF204110', '204110'],
  ['Nr204110', '204110'],
  ['№204110', '204110'],
])('finds the number that adjoins a word without a space in “%s”', (query, ref) => {
  expect(found(finder, query)).toEqual({ ifu: [ref], search: [ref] });
});

it.each([
  '(240)PV-2041-07',
  '(240)PV-2041-07(10)ABC1',
  '(10)ABC1(17)271231(240)PV-2041-07',
  ']C1240PV-2041-07',
  ']d217271231240PV-2041-07 10ABC1',
  '<GS>240PV-2041-07',
])('finds the REF in the data of a GS1 barcode without a GTIN, %s', (query) => {
  expect(found(finder, query)).toEqual({ ifu: ['PV-2041-07'], search: ['PV-2041-07'] });
});

/** Words in the languages of labels that begin with the letters of a label. */
const WORDS = [
  ...['reflex', 'reference', 'refill', 'refraction', 'referat', 'réfrigérateur', 'reform', 'refugio'],
  ...['category', 'catheter', 'catalyst', 'artery', 'article', 'Artikel', 'arthritis', 'item', 'order'],
  ...['part', 'partial', 'notes', 'nova', 'normal', 'North', 'Nordic', 'udine', 'lots', 'snap'],
];

it.each(WORDS)('does not treat the first letters of “%s” as a label', (word) => {
  const rests = [
    'ref',
    'réf',
    'cat',
    'art',
    'no',
    'nr',
    'udi',
    'ifu',
    'lot',
    'sn',
    'item',
    'order',
    'part',
  ].flatMap((label) => (word.toLowerCase().startsWith(label) ? word.slice(label.length) : []));
  for (const rest of rests.filter((rest) => rest.length > 1)) {
    const others = finderOf(`${rest}-7`.toUpperCase(), 'PV-2041-07');
    for (const query of [word, `${word} 7`, `${word.toUpperCase()} 7`, `${word}7`, `${word}-7 kit`]) {
      const { ifu, search } = found(others, query);
      expect([query, ...ifu, ...search].filter((ref) => /^[^(]/.test(ref))).toEqual([query]);
    }
  }
});

it('lists a number only as similar if the typed label may be part of another number', () => {
  expect(found(finderOf('LEX-7'), 'REFLEX-7').ifu).toEqual(['(LEX-7)']);
  expect(found(finderOf('LEX-7'), 'RefLEX-7').ifu).toEqual(['LEX-7']);
  expect(found(finderOf('LEX-7', 'REFLEX-7'), 'reflex-7').ifu).toEqual(['REFLEX-7']);
  expect(found(finderOf('100'), 'β100').ifu).toEqual([]);
});

it('treats (240) as an identifier only if the query starts with one', () => {
  expect(found(finderOf('BCT 240'), 'BCT (240) 5ml').ifu).toContain('BCT 240');
});

it.each(['REF-100', 'NR204', '货号7', 'ПВ-7', 'CAT5-10', 'PV(240)7'])('finds %s itself', (ref) => {
  expect(found(finderOf(ref, '100', '204', '7', '5-10'), ref).ifu).toEqual([ref]);
});
