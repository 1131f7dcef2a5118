import { allTitles } from '@/lib/testing/titles';
import type { SearchEntry } from '../../lib/search/entry';
import { usableQuery } from '../../lib/search/query';
import { markedStretches, passageOf, termsOf } from '../../lib/search/words';
import { contentEntries, documentEntries } from './entries';
import { SearchIndex } from './search-index';

const entry = (id: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  group: 'products',
  href: `/${id}`,
  title: id,
  summary: '',
  text: '',
  codes: '',
  ...more,
});

const indexOf = (put: SearchEntry[]) => {
  const index = new SearchIndex();
  index.change({ put, remove: [] });
  return index;
};

const idsOf = (index: SearchIndex, query: string) =>
  index.find(query).groups.flatMap(({ found }) => found.map(({ id }) => id));

const site = indexOf([...contentEntries(), ...documentEntries([])]);

describe('60 titles in 20 scripts', () => {
  const index = indexOf(allTitles.map((title) => entry(title)));
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

  it.each(allTitles)('finds “%s” by each of its words', (title) => {
    const words = [...segmenter.segment(title)]
      .filter(({ segment, isWordLike }) => isWordLike && segment !== 'a')
      .map(({ segment }) => segment);
    expect(words).not.toEqual([]);
    expect(words.filter((word) => !idsOf(index, word).includes(title))).toEqual([]);
  });
});

describe('words of every script', () => {
  const titles = {
    hindi: 'नमूना लेने के निर्देश',
    bengali: 'নমুনা সংগ্রহের নির্দেশ',
    tamil: 'மாதிரி சேகரிப்பு வழிமுறைகள்',
    arabic: 'تعليمات الاستعمال للأنابيب',
    hebrew: 'הוראות שימוש לערכה',
    russian: 'Инструкция по применению набора',
    greek: 'Οδηγίες χρήσης του κιτ',
    german: 'Gebrauchsanweisung für Röhrchen',
    korean: '검체 채취 설명서',
    chinese: '核酸检测试剂盒说明书',
    japanese: '核酸検査キットの使用説明書',
    thai: 'คู่มือการใช้ชุดตรวจ',
  };
  const index = indexOf(Object.entries(titles).map(([id, title]) => entry(id, { title })));

  it.each([
    ['hindi', 'निर्देश'],
    ['bengali', 'নির্দেশ'],
    ['tamil', 'வழிமுறைகள்'],
    ['arabic', 'تعليمات'],
    ['arabic', 'تَعْلِيمات'],
    ['hebrew', 'שימוש'],
    ['russian', 'применению'],
    ['greek', 'οδηγιες'],
    ['german', 'rohrchen'],
    ['german', 'RÖHRCHEN'],
    ['korean', '설명서'],
    ['chinese', '检测'],
    ['chinese', '说明书'],
    ['japanese', '検査'],
    ['japanese', 'キット'],
    ['thai', 'คู่มือ'],
  ])('find %s by %s, also in the form that macOS types', (id, word) => {
    expect([idsOf(index, word), idsOf(index, word.normalize('NFD'))]).toEqual([[id], [id]]);
  });

  it('keep their vowel signs, so that another word with the same consonants is not found', () => {
    const vowels = indexOf([entry('day', { title: 'दिन' }), entry('poor', { title: 'दीन' })]);
    expect(idsOf(vowels, 'दिन')).toEqual(['day']);
  });

  it('are marked in the text at their own place', () => {
    expect(markedStretches(passageOf('新冠核酸检测试剂盒'), new Set(termsOf('检测')))).toEqual([
      { text: '新冠核酸', isMatch: false },
      { text: '检测', isMatch: true },
      { text: '试剂盒', isMatch: false },
    ]);
  });

  it('are found through soft hyphens and joiners', () => {
    const joined = indexOf([
      entry('soft', { title: 'Blut\u00adröhrchen' }),
      entry('zwj', { title: 'क्\u200dषमता' }),
    ]);
    expect([idsOf(joined, 'Blutröhrchen'), idsOf(joined, 'क्षमता')]).toEqual([['soft'], ['zwj']]);
  });
});

describe('an emoji', () => {
  const index = indexOf([
    entry('flask', { title: '🧪' }),
    entry('scientist', { title: '👩🏽\u200d🔬 in the lab' }),
    entry('heart', { title: 'Health ❤\ufe0f' }),
    entry('flag', { title: '🇮🇳' }),
    entry('mark', { title: 'Trivus™' }),
  ]);

  it.each([
    ['🧪', ['flask']],
    ['🔬', ['scientist']],
    ['👩\u200d🔬', ['scientist']],
    ['❤', ['heart']],
    ['health ❤\ufe0f', ['heart']],
    ['🇮🇳', ['flag']],
    ['🇮🇹', []],
    ['trivus', ['mark']],
  ])('is a word, so that %s finds %j', (query, ids) => {
    expect(idsOf(index, usableQuery(query))).toEqual(ids);
  });

  it.each([
    ['health 👍', 'heart'],
    ['health 🧪', 'heart'],
    ['👩\u200d⚕\ufe0f lab', 'scientist'],
  ])('is ignored in %s, because no entry has it with the other words', (query, id) => {
    expect(idsOf(index, usableQuery(query))).toEqual([id]);
    expect(index.matching(query)).toMatchObject([{ id }]);
  });

  it('is marked with its skin tone', () => {
    expect(markedStretches(passageOf('A 👍🏽'), new Set(termsOf('👍')))).toEqual([
      { text: 'A ', isMatch: false },
      { text: '👍🏽', isMatch: true },
    ]);
  });
});

describe('a catalogue number', () => {
  const index = indexOf([
    entry('long', { title: 'Tube', codes: 'BCT-00123' }),
    entry('other', { title: 'Swab', codes: 'BCT-00124' }),
  ]);

  it.each([
    '123',
    '00123',
    '00 123',
    'BCT-00123',
    'BCT-00 123',
    'BCT 00123',
    'bct00123',
    'BCT123',
    'bct-123',
  ])('is found by %s', (typed) => {
    expect(idsOf(index, typed)).toEqual(['long']);
  });
});

describe('a search of the site', () => {
  it.each([
    ['blood tubes', '/products/biosample/tubes'],
    ['Blood Tube', '/products/biosample/tubes'],
    ['lancet', '/products/diabetes/lancets'],
    ['lancets', '/products/diabetes/lancets'],
    ['syrin', '/products/diabetes/syringes'],
    ['rtpcr', '/products/molecular/omicron'],
    ['RT-PCR', '/products/molecular/omicron'],
    ['the swabs', '/products/biosample/swabs'],
    ['pen needles instructions', '/downloads/insulin-pen-needles-use.pdf'],
    ['privacy', '/privacy_policies'],
    ['hemolyzed', '/blog_certification'],
    ['catalog', '/downloads/product-catalogue.pdf'],
  ])('finds %s', (query, id) => {
    expect(idsOf(site, query)).toContain(id);
  });

  it.each([
    ['IFU', '/downloads/insulin-pen-needles-use.pdf'],
    ['syringe IFU', '/downloads/insulin-syringes-use.pdf'],
    ['SDS', '/downloads'],
    ['MSDS', '/downloads'],
    ['COVID', '/products/molecular/omicron'],
    ['covid-19', '/trivus'],
    ['coronavirus', '/trivus'],
    ['flu', '/products/molecular/respiratory-panel'],
    ['glucometers', '/products/diabetes/meters'],
    ['A1C', '/products/diabetes/meters'],
  ])("finds the site's words for %s", (query, id) => {
    const { isNearest } = site.find(query);
    expect([isNearest, idsOf(site, query)]).toEqual([false, expect.arrayContaining([id])]);
  });

  it('finds a word itself as well as its synonyms', () => {
    const index = indexOf([
      entry('a', { codes: 'lancets-ifu' }),
      entry('b', { title: 'Instructions for use' }),
    ]);
    expect(idsOf(index, 'ifu').sort()).toEqual(['a', 'b']);
  });

  it.each([
    ['omicorn', '/products/molecular/omicron'],
    ['lancte', '/products/diabetes/lancets'],
    ['syirnge', '/products/diabetes/syringes'],
    ['swba', '/products/biosample/swabs'],
    ['blood tueb', '/products/biosample/tubes'],
  ])('finds the intended word for %s, in which two letters are swapped', (query, id) => {
    expect(site.find(query).isNearest).toBe(false);
    expect(idsOf(site, query)).toContain(id);
  });

  it('ranks the product named in the query first', () => {
    expect(idsOf(site, 'lancets')[0]).toBe('/products/diabetes/lancets');
    expect(idsOf(site, 'blood tubes')[0]).toBe('/products/biosample/tubes');
  });

  it('offers the nearest matches if no entry matches every word', () => {
    const { isNearest, groups } = site.find('lancets zeppelin');
    expect(isNearest).toBe(true);
    expect(groups[0]?.found[0]?.id).toBe('/products/diabetes/lancets');
  });

  it('finds nothing for an empty query, punctuation, a stop word or an encoded control character', () => {
    for (const query of ['', ' ', '…', 'the', '%00']) expect(site.find(query).count).toBe(0);
  });
});

describe('a catalogue number', () => {
  const index = indexOf([
    entry('a', { codes: 'PV-2041-10' }),
    entry('b', { codes: 'PV-2042-10' }),
    entry('c', { text: 'Order PV-2041-10 with it.' }),
  ]);

  it('is found with or without separators, ahead of texts that mention it', () => {
    for (const query of ['PV-2041-10', 'pv2041-10', 'PV204110', 'pv 2041 10']) {
      expect(idsOf(index, query)).toEqual(['a', 'c']);
    }
  });

  it('does not match another number', () => {
    expect(index.find('PV-2043-10')).toMatchObject({ isNearest: true });
  });
});

describe('the index', () => {
  it('adds, replaces and removes entries', () => {
    const index = indexOf([entry('a', { title: 'Centrifuge' })]);
    index.change({
      put: [entry('a', { title: 'Freezer' }), entry('b', { title: 'Centrifuge' })],
      remove: [],
    });
    expect(idsOf(index, 'centrifuge')).toEqual(['b']);
    index.change({ put: [], remove: ['b', 'unknown'] });
    expect(idsOf(index, 'centrifuge')).toEqual([]);
    expect(idsOf(index, 'freezer')).toEqual(['a']);
  });

  it('can add entries while many removed entries are being cleaned up', async () => {
    jest.useFakeTimers();
    const many = Array.from({ length: 3_000 }, (_, at) => entry(`/${at}`, { text: `word${at}word` }));
    const index = indexOf(many);
    index.change({ put: [], remove: many.map(({ id }) => id) });
    await jest.advanceTimersByTimeAsync(5);
    // MiniSearch's clean-up throws if words split the nodes of the tree that it is iterating over.
    const added = many.map(({ id }, at) => entry(id, { text: `word${at} wo${at} w${at}` }));
    index.change({ put: added, remove: [] });
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    expect(idsOf(index, 'word2950')).toEqual(['/2950']);
  });

  it('groups the matches, counts them all, and returns at most eight in each group', () => {
    const many = Array.from({ length: 30 }, (_, number) =>
      entry(`p${number}`, { group: 'press', title: 'Needle' }),
    );
    const { count, groups } = indexOf([...many, entry('x', { title: 'Needle' })]).find('needles');
    expect(count).toBe(31);
    expect(groups.map(({ group, count }) => [group, count])).toEqual([
      ['products', 1],
      ['press', 30],
    ]);
    expect(groups[1]?.found).toHaveLength(8);
  });
});
