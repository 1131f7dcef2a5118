import type { PdfLink } from '../../lib/model/records';
import type { SearchEntry } from '../../lib/search/entry';
import { aPdfLink } from '../../lib/testing/records';
import { documentEntries } from './entries';
import { Finder } from './finder';

const aDocument = (id: string, fields: Partial<PdfLink>) =>
  aPdfLink({ id, link: `pdfs/${id}`, title: id, kind: 'instructions', listed: true, ...fields });

function finderOf(links: PdfLink[], entries: SearchEntry[] = []): Finder {
  const finder = new Finder();
  finder.change({ put: [...documentEntries(links), ...entries], remove: [] });
  return finder;
}

const anArticle = (title: string): SearchEntry => ({
  ...{ id: 'article', group: 'articles', href: '/blog/article', title, summary: '', text: '', codes: '' },
});

function resultsOf(finder: Finder, query: string) {
  const { groups, count, isNearest } = finder.search(query);
  return { ids: groups.flatMap(({ found }) => found.map(({ id }) => id)), count, isNearest };
}

const finder = finderOf([
  aDocument('rack.pdf', { title: 'Benchtop rack: instructions', refs: 'PV-2041', gtin: '00000095060002' }),
  aDocument('rack-ten.pdf', { refs: 'PV-2041-10, 4411 07', gtin: '09506000134352' }),
  aDocument('rack-ten-german.pdf', { refs: 'PV-2041-10', gtin: '09506000134352', language: 'de' }),
  aDocument('tube.pdf', { gtin: '09506000200019' }),
]);

const idsFor = (query: string) =>
  finder
    .documents(query)
    .documents.map(({ id }) => id)
    .sort();

it.each(['PV-2041-10', 'pv 2041 10', 'PV204110', 'PV-02041-010', '9506000134352', '0 9506000 13435 2'])(
  'finds every document with the number on a label, written as %s, and no others',
  (query) => {
    expect(idsFor(query)).toEqual(['rack-ten-german.pdf', 'rack-ten.pdf']);
  },
);

it.each([
  'REF:PV-2041-10',
  'Ref.:PV-2041-10',
  'REF.PV-2041-10',
  'REF-PV2041-10',
  'REF#PV-2041-10',
  'Cat.No.:PV-2041-10',
  'LOT:230145 REF:PV-2041-10',
  'REF:PV-2041-10,LOT:230145',
  'PV-2041-10, 230145',
  'PV-2041-10 (100 pcs)',
  'PV_2041_10',
])('finds the number set off by punctuation in “%s”', (query) => {
  expect(finder.documents(query).onlySimilar).toBe(false);
  expect(idsFor(query)).toEqual(['rack-ten-german.pdf', 'rack-ten.pdf']);
  expect(resultsOf(finder, query)).toMatchObject({ count: 2, isNearest: false });
});

it('does not divide a number at a comma', () => {
  const decimal = finderOf([
    aDocument('fifteen.pdf', { refs: 'BCT-15' }),
    aDocument('decimal.pdf', { refs: 'BCT-1.5' }),
  ]);
  expect(decimal.documents('BCT-1,5')).toMatchObject({
    documents: [{ id: 'decimal.pdf' }],
    onlySimilar: true,
  });
});

it.each(['4411-07', '4411 07', '4411.07'])('lists 4411/07 only as similar to %s', (query) => {
  const divided = finderOf([aDocument('slash.pdf', { refs: '4411/07' })]);
  expect(divided.documents('4411 / 07').onlySimilar).toBe(false);
  expect(divided.documents(query)).toMatchObject({ documents: [{ id: 'slash.pdf' }], onlySimilar: true });
});

it.each([
  '+A123BJC5D6E71G',
  'a123 bjc5d6e71g',
  'A123BJC5D6E71',
  '*+A123BJC5D6E71G*',
  ']C0+A123BJC5D6E71G',
  '+A123BJC5D6E71/$$52001510X3C',
  'A123BJC5D6E71/$$52001510X3C',
  '=/A9999XYZ100T0944',
  '=/A9999XYZ100T0944=,000025=A99971312345600',
])('finds the document with the UDI-DI in %s', (query) => {
  const isHibc = !query.startsWith('=');
  const both = finderOf([
    aDocument('lancet.pdf', { udi: '+A123BJC5D6E71G' }),
    aDocument('graft.pdf', { udi: '=/A9999XYZ100T0944' }),
  ]);
  expect(both.documents(query).documents.map(({ id }) => id)).toEqual([isHibc ? 'lancet.pdf' : 'graft.pdf']);
});

it.each(['+H123PV0120.', 'H123PV0120.', 'H123PV0120'])(
  'finds only a document with the UDI-DI %s, not one whose UDI-DI has another zero',
  (query) => {
    const other = aDocument('other.pdf', { udi: '+H123PV120.' });
    expect(finderOf([other]).documents(query).documents).toEqual([]);
    const both = finderOf([other, aDocument('it.pdf', { udi: '+H123PV0120.' })]);
    expect(both.documents(query).documents.map(({ id }) => id)).toEqual(['it.pdf']);
  },
);

it('finds a whole number before longer ones, and the start of a number if none is equal', () => {
  expect(idsFor('PV-2041')).toEqual(['rack.pdf']);
  expect(idsFor('4411-7')).toEqual(['rack-ten.pdf']);
  expect(idsFor('PV-20')).toEqual(['rack-ten-german.pdf', 'rack-ten.pdf', 'rack.pdf']);
});

describe('REFs that look alike', () => {
  const refs = [
    'BCT-0.5',
    'BCT-5',
    'BCT-1.5',
    'BCT-1-5',
    'PV-0-12',
    'PV-12',
    'PV-012',
    'AB-7a',
    'AB-7A',
    '1/2',
    '12',
  ];
  const alike = (refs: string[]) => finderOf(refs.map((ref, at) => aDocument(`n${at}.pdf`, { refs: ref })));
  const refsFor = (finder: Finder, query: string) =>
    finder.documents(query).documents.map(({ refs }) => refs);

  it.each(refs)('find only the document with exactly the REF %s', (ref) => {
    expect(refsFor(alike(refs), ref)).toEqual([ref]);
  });

  it('find all documents that differ only in spaces, hyphens and zeros in front if none has the typed REF', () => {
    expect(refsFor(alike(refs), 'pv 12')).toEqual(['PV-12', 'PV-012']);
    expect(refsFor(alike(refs), 'pv-12')).toEqual(['PV-12']);
  });

  it.each(['BCT-0.5', 'BCT-1.5', 'BCT-2.05', 'BCT-3.0500', 'PV-0-12'])(
    'are not guessed for %s, which no document has',
    (query) => {
      expect(refsFor(alike(['BCT-5', 'BCT-15', 'BCT-2.5', 'BCT-3.500', 'PV-12']), query)).toEqual([]);
    },
  );
});

describe('a REF with the letters and digits of another', () => {
  const german = aDocument('seven-german.pdf', { title: 'Shaker', refs: 'PV-2041-07', language: 'de' });
  const seven = finderOf([german]);
  const seventeen = aDocument('seventeen.pdf', { title: 'Mixer', refs: 'PV-204-17' });

  it.each(['PV-204-17', 'pv 204 17', 'PV20417', 'PV-20-417', 'PV-204-17 german', 'PV-2041'])(
    'is not that number if written as %s',
    (query) => {
      const { documents, onlySimilar } = seven.documents(query);
      expect({ ids: documents.map(({ id }) => id), onlySimilar }).toEqual({
        ids: ['seven-german.pdf'],
        onlySimilar: true,
      });
      expect(seven.search(query).isNearest).toBe(true);
    },
  );

  it.each(['PV-2041-07', 'pv 2041 7', 'PV204107', 'PV-2041-07 german', 'shaker'])(
    'is that number if written as %s',
    (query) => {
      expect(seven.documents(query)).toMatchObject({
        documents: [{ id: 'seven-german.pdf' }],
        onlySimilar: false,
      });
    },
  );

  it.each([
    ['PV-204-17', 'seventeen.pdf'],
    ['PV 2041 7', 'seven-german.pdf'],
  ])('is found alone if it exists, written as %s', (query, id) => {
    const both = finderOf([german, seventeen]);
    expect(both.documents(query)).toMatchObject({ documents: [{ id }], onlySimilar: false });
    expect(resultsOf(both, query)).toEqual({ ids: [`Link/${id}`], count: 1, isNearest: false });
  });

  it.each([
    ['PV-204-17 german', 'seventeen-german.pdf'],
    ['PV 2041-07 german', 'seven-german.pdf'],
    ['german PV-2041-07', 'seven-german.pdf'],
  ])('is found alone if it exists, with other words as in %s', (query, id) => {
    const both = finderOf([german, { ...seventeen, id: 'seventeen-german.pdf', language: 'de' }]);
    expect(both.documents(query)).toMatchObject({ documents: [{ id }], onlySimilar: false });
    expect(resultsOf(both, query)).toEqual({ ids: [`Link/${id}`], count: 1, isNearest: false });
  });

  it.each([
    'PV-2041-07 german',
    'PV-2041-7 rack',
    'REF PV-2041-07',
    'REF: PV 2041 7',
    'manual PV-2041-07',
    'PV-2041-07 qwxyz',
    'REF PV-2041-07 LOT 24123',
    'PV-2041-07 GTIN 09506000134352',
  ])('is never found instead of the number in %s', (query) => {
    const english = aDocument('seven.pdf', { title: 'Shaker', refs: 'PV-2041-07' });
    const rack = aDocument('rack.pdf', { title: 'Rack', refs: 'PV-204-17' });
    const all = finderOf([english, rack, { ...rack, id: 'rack-german.pdf', language: 'de' }]);
    expect(all.documents(query)).toMatchObject({ documents: [{ id: 'seven.pdf' }], onlySimilar: false });
    expect(resultsOf(all, query)).toEqual({ ids: ['Link/seven.pdf'], count: 1, isNearest: false });
  });

  it('is found together with it if both numbers are typed', () => {
    const { documents, onlySimilar } = finderOf([german, seventeen]).documents('PV-2041-07 and PV 204 17');
    expect({ ids: documents.map(({ id }) => id).sort(), onlySimilar }).toEqual({
      ids: ['seven-german.pdf', 'seventeen.pdf'],
      onlySimilar: false,
    });
  });

  it('is not a number without the letters in front, unless no REF starts with these', () => {
    const digits = aDocument('digits.pdf', { title: 'Mixer', refs: '2041-07' });
    const both = finderOf([digits, seventeen]);
    for (const query of ['PV 2041-07', 'PV 2041 07']) {
      expect(both.documents(query)).toMatchObject({
        documents: [{ id: 'seventeen.pdf' }],
        onlySimilar: true,
      });
    }
    for (const query of ['REF 2041 07', 'mixer 2041-7 french']) {
      expect(both.documents(query)).toMatchObject({ documents: [{ id: 'digits.pdf' }], onlySimilar: false });
    }
  });

  it('is not found by parts of two numbers', () => {
    const two = finderOf([aDocument('two.pdf', { refs: 'PV-2041-10, PV-2042-7' })]);
    for (const query of ['PV-2041-7', 'PV 2042 10', 'PV-2042-10 two']) {
      expect([two.documents(query).documents, resultsOf(two, query).ids]).toEqual([[], []]);
    }
    expect(two.documents('PV-2041-10, pv 2042 07')).toMatchObject({ documents: [{}], onlySimilar: false });
  });

  it('is not found by a shorter number whose title has the other digits', () => {
    const rack = finderOf([aDocument('rack.pdf', { title: 'Rack, 17 mm', refs: 'PV-204' })]);
    expect(rack.documents('PV 204 17')).toMatchObject({ documents: [{}], onlySimilar: true });
    expect(rack.documents('PV 204 17 mm')).toMatchObject({ documents: [{}], onlySimilar: false });
  });

  it.each(['BCT-100 EU', 'BCT-100 US50', 'PV 2041 07 XL', 'PV-2041-07 eu german'])(
    'is only similar if the typed number, as in %s, goes on',
    (query) => {
      const long = [aDocument('eu.pdf', { refs: 'QX-1-EU' }), aDocument('xl.pdf', { refs: 'QX-1-XL' })];
      const all = finderOf([german, aDocument('bct.pdf', { refs: 'BCT-100' }), ...long]);
      const id = query.startsWith('BCT') ? 'bct.pdf' : 'seven-german.pdf';
      expect(all.documents(query)).toMatchObject({ documents: [{ id }], onlySimilar: true });
      expect(all.search(query).isNearest).toBe(true);
    },
  );

  it.each(['PV-2041-07 kit', 'PV-2041-07 covid-19', 'PV-2041-07 LOT24123'])(
    'does not go on with words as in %s',
    (query) => {
      const kit = aDocument('kit.pdf', { title: 'COVID-19 antigen kit', refs: 'QX-1-KIT' });
      const all = finderOf([{ ...german, title: 'Shaker kit' }, kit]);
      expect(all.documents(query)).toMatchObject({
        documents: [{ id: 'seven-german.pdf' }],
        onlySimilar: false,
      });
    },
  );

  it('is not found by the first words of a long query', () => {
    const query = `${'shaker '.repeat(12)}PV 2041 7`;
    expect(finderOf([german, seventeen]).documents(query).onlySimilar).toBe(true);
  });

  it('is not found by a shorter number that exists, with other words', () => {
    const short = aDocument('short.pdf', { refs: 'PV-2041', language: 'de' });
    expect(finderOf([german, short]).documents('PV-2041 german').documents).toMatchObject([
      { id: 'short.pdf' },
    ]);
  });

  it('is no obstacle if the document also has the typed one', () => {
    const two = finderOf([{ ...german, refs: 'PV-2041-07, PV-204-17' }]);
    expect(two.documents('PV-204-17 german')).toMatchObject({ documents: [{}], onlySimilar: false });
    expect(resultsOf(two, 'PV 2041 7')).toMatchObject({ count: 1, isNearest: false });
    const other = finderOf([german, aDocument('other.pdf', { refs: '204' })]);
    expect(other.documents('PV 204 17')).toMatchObject({
      documents: [{ refs: 'PV-2041-07' }],
      onlySimilar: true,
    });
  });

  it('is not shown as a match beside a text with the typed number', () => {
    const withArticle = finderOf([german], [anArticle('The PV-204-17 is new')]);
    expect(resultsOf(withArticle, 'PV-204-17')).toEqual({ ids: ['article'], count: 1, isNearest: false });
    const withOther = finderOf([german], [anArticle('The PV-2041-07 is new')]);
    expect(withOther.search('PV20417').isNearest).toBe(true);
    const named = aDocument('named.pdf', { title: 'Lid for PV-204-17', refs: 'PV-9' });
    expect(finderOf([german, named]).documents('PV-204-17')).toMatchObject({
      documents: [{ id: 'named.pdf' }],
      onlySimilar: false,
    });
  });

  it('is not suggested while another number is typed', () => {
    const suggested = (query: string) => seven.suggest(query).filter(({ document }) => document?.refs).length;
    expect(['PV-204', 'PV2041', 'pv 2041'].map(suggested)).toEqual([1, 1, 1]);
    expect(['PV-204-1', 'PV-204-17'].map(suggested)).toEqual([0, 0]);
  });
});

describe('a label in front of a number', () => {
  const gtin = '09506000134352';
  const digits = aDocument('digits.pdf', { refs: '2041-07', gtin });

  it.each([
    'REF 2041-07',
    'Ref: 2041 7',
    `LOT 24123 GTIN ${gtin}`,
    `GTIN ${gtin} LOT 24123`,
    `SN 5 REF 2041-07`,
  ])('is no part of it in %s, even if a REF was entered with its label', (query) => {
    const labelled = aDocument('labelled.pdf', { refs: 'REF 5000-1, LOT 7, GTIN 8' });
    for (const others of [[], [labelled]]) {
      const all = finderOf([digits, ...others]);
      expect(all.documents(query)).toMatchObject({ documents: [{ id: 'digits.pdf' }], onlySimilar: false });
      expect(resultsOf(all, query)).toEqual({ ids: ['Link/digits.pdf'], count: 1, isNearest: false });
    }
    expect(finderOf([labelled]).documents('REF 5000-1 english')).toMatchObject({
      ...{ documents: [{ id: 'labelled.pdf' }], onlySimilar: false },
    });
  });

  it('is no part of the other numbers of a document that was entered with it', () => {
    const both = finderOf([{ ...digits, refs: 'REF 5000-1, 2041-07' }]);
    expect(both.documents('REF 2041-07')).toMatchObject({ documents: [{}], onlySimilar: false });
  });
});

it('finds a number after letters that start another REF as similar, if nothing is nearer', () => {
  const german = aDocument('german.pdf', { refs: 'DE-77' });
  const both = finderOf([german, aDocument('digits.pdf', { refs: '2041-07' })]);
  expect(both.documents('de 2041-07')).toMatchObject({
    documents: [{ id: 'digits.pdf' }],
    onlySimilar: true,
  });
  expect(resultsOf(both, 'de 2041-07')).toEqual({ ids: ['Link/digits.pdf'], count: 1, isNearest: true });
});

it.each(['a 5 ml tube', 'COVID-19 kit'])(
  'finds the words of %s although REFs have parts of them',
  (query) => {
    const all = finderOf([
      aDocument('tube.pdf', { title: '5 ml tube', refs: 'TU-9' }),
      aDocument('covid.pdf', { title: 'COVID-19 kit', refs: '19' }),
      aDocument('other.pdf', { title: 'Shaker', refs: 'A-7' }),
    ]);
    const id = query.startsWith('a') ? 'tube.pdf' : 'covid.pdf';
    expect(all.documents(query)).toMatchObject({ documents: [{ id }], onlySimilar: false });
  },
);

it.each([
  ['rack 17 mm', ['rack.pdf', 'short.pdf']],
  ['covid 19 test', ['covid.pdf', 'short.pdf']],
  ['PV-2041-07 lid', ['shaker.pdf', 'lid.pdf']],
])('finds documents by all the words of %s and by the number in it', (query, ids) => {
  const all = finderOf([
    aDocument('rack.pdf', { title: 'Rack 17 mm', refs: 'RA-9' }),
    aDocument('covid.pdf', { title: 'COVID-19 test', refs: 'CV-8' }),
    aDocument('short.pdf', { title: 'Mixer', refs: '17, 19' }),
    aDocument('lid.pdf', { title: 'Lid for PV-2041-07', refs: 'QX-9' }),
    aDocument('shaker.pdf', { title: 'Shaker', refs: 'PV-2041-07' }),
  ]);
  const { documents, onlySimilar } = all.documents(query);
  expect({ ids: documents.map(({ id }) => id), onlySimilar }).toEqual({ ids, onlySimilar: false });
  const found = resultsOf(all, query);
  expect({ ...found, ids: found.ids.sort() }).toEqual({
    ...{ ids: ids.map((id) => `Link/${id}`).sort(), count: 2, isNearest: false },
  });
});

describe('a name with digits that is the start of a REF', () => {
  const titled = aDocument('kit.pdf', { title: 'Rapid antigen test for COVID-19', refs: 'COVID19-25,' });
  const untitled = aDocument('controls.pdf', { title: 'Controls', refs: 'COVID19-50' });

  it('finds documents as words if one of them has the name', () => {
    const { documents, onlySimilar } = finderOf([titled, untitled]).documents('COVID-19');
    expect(documents.map(({ id }) => id)).toEqual(expect.arrayContaining(['kit.pdf', 'controls.pdf']));
    expect(onlySimilar).toBe(false);
    expect(finderOf([titled]).search('covid 19 test').isNearest).toBe(false);
    expect(finderOf([untitled]).documents('COVID-19').onlySimilar).toBe(true);
  });

  it.each(['COVID-19', 'Covid19', 'PV-2041'])(
    'finds everything on the site that has the word %s',
    (query) => {
      const text = 'What COVID-19 means for the PV-2041';
      const site = finderOf([untitled, aDocument('shaker.pdf', { refs: 'PV-2041-07' })], [anArticle(text)]);
      expect(site.search(query)).toMatchObject({ count: 2, isNearest: false });
    },
  );

  it('is no name if the title only repeats the REF', () => {
    const shaker = aDocument('shaker.pdf', {
      title: 'Shaker 4411 07 and PV-2041-A',
      refs: '4411 07, PV-2041-A',
    });
    for (const query of ['4411', 'PV-2041'])
      expect(finderOf([shaker]).documents(query).onlySimilar).toBe(true);
  });
});

it('finds no documents of a similar number', () => {
  for (const query of ['PV-2042-10', '09506000134369']) expect(idsFor(query)).toEqual([]);
  // A GTIN of 8 digits that is also the start of a longer GTIN.
  expect(idsFor('95060002')).toEqual(['rack.pdf']);
  const withoutRack = finderOf([aDocument('tube.pdf', { gtin: '09506000200019' })]);
  expect(withoutRack.documents('95060002').documents).toEqual([]);
});

it('finds documents by name and language, including those in the build', () => {
  expect(idsFor('bechtop rack')).toEqual(['rack.pdf']);
  expect(idsFor('rack german')).toEqual(['rack-ten-german.pdf']);
  expect(idsFor('syringes instructions')).toContain('/downloads/insulin-syringes-use.pdf');
  expect(idsFor('zeppelin')).toEqual([]);
});

it('follows changes, and gets a document by its id', () => {
  const changing = new Finder();
  const change = (links: PdfLink[], remove: string[] = []) =>
    changing.change({ put: documentEntries(links), remove });
  change([aDocument('a.pdf', { refs: 'A-1', gtin: '09506000134352' })]);
  change([aDocument('a.pdf', { refs: 'A-2' })]);
  expect(['A-1', '09506000134352', 'A-2'].map((query) => changing.documents(query).documents.length)).toEqual(
    [0, 0, 1],
  );
  expect(changing.document('a.pdf')?.refs).toBe('A-2');
  change([], ['Link/a.pdf']);
  expect([changing.documents('A-2').documents, changing.document('a.pdf')]).toEqual([[], undefined]);
  expect(changing.document('/downloads/insulin-syringes-use.pdf')).toBeDefined();
});

it('usually finds a REF among 300 documents in 24 languages in under 20 ms', () => {
  const many = Array.from({ length: 7_200 }, (_, index) =>
    aDocument(`many-${index}.pdf`, { refs: `PV-${10_000 + Math.floor(index / 24)}` }),
  );
  const large = finderOf(many);
  const times = Array.from({ length: 200 }, (_, index) => {
    const began = performance.now();
    expect(large.documents(`pv ${10_000 + index}`).documents).toHaveLength(24);
    return performance.now() - began;
  });
  expect(times.sort((a, b) => a - b)[100]).toBeLessThan(20);
});
