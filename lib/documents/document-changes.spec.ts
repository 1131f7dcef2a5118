import { changesPage } from '@/content/ifu/changes';
import { listedDocuments } from '@/lib/public/documents';
import { atomFeed } from '@/lib/seo/feed/atom';
import { changeEntries } from '@/lib/seo/feed/change-entries';
import { aPdfLink } from '@/lib/testing/records';
import { documentChanges, latestChanges } from './document-changes';
import { type DocumentState, type ListedLink, stateOf } from './document-state';

process.env.BACKEND = 'embedded';
process.env.SITE_URL = 'https://www.purvia.example';

type Saved = Partial<DocumentState> & { on: string };

/** Returns a document in one language after these saves. Each save keeps the fields of the previous one. */
function aDocument(language: string, saves: [Saved, ...Saved[]]): ListedLink {
  let link = aPdfLink({
    ...{ id: `use-${language}.pdf`, kind: 'instructions', listed: true, document: 'use', language },
    title: `Tubes (${language})`,
  });
  const states = saves.map(({ on, ...fields }, index) => {
    link = { ...link, ...fields, revision: index + 1, updatedAt: new Date(`${on}T12:00:00Z`) };
    return stateOf(link);
  });
  return { ...link, earlier: states.slice(0, -1) };
}

const FIRST = { on: '2026-03-01', sha256: 'a', edition: '1', change: 'New volume', issued: '2020-01-15' };

describe('the changes', () => {
  it('are the notes of all revisions, newest first, with the day on which each went live', () => {
    const link = aDocument('en', [
      FIRST,
      { on: '2026-03-02', change: 'New volume, 4 ml' },
      { on: '2026-04-01', sha256: 'b', edition: '2', change: 'New disposal', changeSafety: true },
      { on: '2026-05-01', refs: 'PV-1' } as Saved,
    ]);
    expect(documentChanges([link])).toMatchObject([
      { text: 'New disposal', concernsSafety: true, day: '2026-04-01', edition: '2' },
      { text: 'New volume, 4 ml', concernsSafety: false, day: '2026-03-01', edition: '1' },
    ]);
  });

  it('are one entry for the same revision in several languages, in the order of the languages', () => {
    const links = [
      aDocument('hi', [{ ...FIRST, on: '2026-03-05', change: 'नया' }]),
      aDocument('en', [FIRST]),
      aDocument('de', [{ ...FIRST, on: '2026-03-02', change: 'Neu' }]),
    ];
    expect(documentChanges(links)).toMatchObject([
      {
        ...{ text: 'New volume', title: 'Tubes (en)', href: '/ifu/use', languages: ['de', 'en', 'hi'] },
        ...{ since: '2026-03-01', day: '2026-03-05' },
      },
    ]);
  });

  it('are separate if the notes differ and there is no revision label', () => {
    const links = [
      aDocument('en', [{ ...FIRST, edition: '' }]),
      aDocument('de', [{ ...FIRST, edition: '', change: 'Nur deutsch' }]),
      aDocument('fr', [{ ...FIRST, edition: '' }]),
    ];
    expect(documentChanges(links).map(({ languages, href }) => [href, ...languages])).toEqual(
      expect.arrayContaining([
        ['/ifu/use/de', 'de'],
        ['/ifu/use', 'en', 'fr'],
      ]),
    );
  });

  it('are separate if a language has two files with the same revision label', () => {
    const link = aDocument('en', [FIRST, { on: '2026-03-09', sha256: 'b', change: 'Corrected' }]);
    expect(documentChanges([link]).map(({ text }) => text)).toEqual(['Corrected', 'New volume']);
  });

  it('have the text of the language in which they concern safety', () => {
    const links = [
      aDocument('en', [FIRST]),
      aDocument('de', [{ ...FIRST, change: 'Falsche Temperatur', changeSafety: true }]),
    ];
    expect(documentChanges(links)).toMatchObject([{ text: 'Falsche Temperatur', concernsSafety: true }]);
  });

  it('include withdrawals, with reason and replacement, and their end', () => {
    const withdrawn = { withdrawn: '2026-04-01', withdrawnWhy: 'Wrong', replacement: '/ifu/tubes-2' };
    const link = aDocument('en', [
      FIRST,
      { on: '2026-04-01', ...withdrawn },
      { on: '2026-04-02', withdrawnWhy: 'Wrong volume' },
      { on: '2026-04-08', withdrawn: '', withdrawnWhy: '', replacement: '' },
    ]);
    expect(documentChanges([link])).toMatchObject([
      { type: 'return', text: '', day: '2026-04-08' },
      { type: 'withdrawal', text: 'Wrong volume', replacement: '/ifu/tubes-2', day: '2026-04-01' },
      { type: 'revision' },
    ]);
  });

  it('leave out files without a note of their own', () => {
    expect(documentChanges([aDocument('en', [{ ...FIRST, change: '' }])])).toEqual([]);
    const carriedOver = aDocument('en', [FIRST, { on: '2026-04-01', sha256: 'b' }]);
    expect(documentChanges([carriedOver])).toHaveLength(1);
  });

  it('are in the order of their times, the newest first, and then in the order of the files', () => {
    const at = (time: string) => new Date(`2026-03-01T${time}Z`);
    const link = aDocument('en', [
      { ...FIRST, on: '2026-02-01' },
      { on: '2026-03-01', withdrawn: '2026-03-01', withdrawnWhy: 'Wrong' },
      { on: '2026-03-01', withdrawn: '', withdrawnWhy: '' },
    ]);
    const [first, withdrawal] = link.earlier ?? [];
    if (!first || !withdrawal) throw new Error('The document has no earlier states.');
    const earlier = [first, { ...withdrawal, updatedAt: at('10:00') }];
    const returned = { ...link, earlier, updatedAt: at('12:00') };
    const other = (id: string): ListedLink => ({
      ...aDocument('en', [{ ...FIRST, on: '2026-03-01' }]),
      ...{ id, document: id.slice(0, 1), updatedAt: at('11:00') },
    });
    const links = [returned, other('b.pdf'), other('c.pdf'), other('a.pdf')];
    const expected = [
      ['return', 'use'],
      ['revision', 'c'],
      ['revision', 'b'],
      ['revision', 'a'],
      ['withdrawal', 'use'],
      ['revision', 'use'],
    ];
    for (const order of [links, links.toReversed()]) {
      expect(documentChanges(order).map(({ type, slug }) => [type, slug])).toEqual(expected);
    }
  });

  it('leave out a document until the earlier states of all its languages are known, and so keep their ids', () => {
    const english = aDocument('en', [FIRST, { on: '2026-06-01', refs: 'PV-1' } as Saved]);
    const links = [english, aDocument('de', [{ ...FIRST, on: '2026-03-02' }])];
    const unknown = links.with(0, { ...english, earlier: undefined });
    expect(documentChanges(unknown)).toEqual([]);
    expect(documentChanges(links).map(({ id }) => id)).toEqual(['revision-use-en.pdf-1']);
  });

  it('have the date of issue if the day of the save is unknown', () => {
    const link = { ...aDocument('en', [FIRST]), updatedAt: null };
    expect(documentChanges([link])[0]?.day).toBe('2020-01-15');
  });
});

describe('the feed', () => {
  const feedOf = (links: ListedLink[]) =>
    atomFeed(changeEntries(latestChanges(links)), { ...changesPage.feed, page: changesPage.path });

  it('names what changed, in which languages, and what to use instead', () => {
    const feed = feedOf([
      aDocument('en', [
        { ...FIRST, changeSafety: true },
        { on: '2026-04-01', withdrawn: '2026-04-01', withdrawnWhy: 'Wrong', replacement: '/ifu/tubes-2' },
      ]),
      aDocument('hi', [{ ...FIRST, change: 'नया' }]),
    ]);
    expect(feed).toContain('<title>Safety-related change: Tubes (en) (English, Hindi)</title>');
    expect(feed).toContain('<summary>New volume</summary>');
    expect(feed).toContain('<title>Withdrawn: Tubes (en) (English)</title>');
    expect(feed).toContain(
      '<summary>Wrong – Use this document instead: https://www.purvia.example/ifu/tubes-2</summary>',
    );
    expect(feed).toContain(
      '<link rel="alternate" type="text/html" href="https://www.purvia.example/ifu/changes"/>',
    );
    expect(feed).toContain('href="https://www.purvia.example/ifu/use/en"');
    const ids = [...feed.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is valid even if a date is impossible', () => {
    const link = { ...aDocument('en', [{ ...FIRST, issued: '2026-02-31' }]), updatedAt: null };
    expect(() => feedOf([link])).not.toThrow();
  });

  it('has only the newest changes, all of which are on the pages', () => {
    const saves = Array.from({ length: 60 }, (_, index) => ({
      ...{ on: '2026-03-01', sha256: String(index), edition: String(index), change: `Note ${index}` },
    }));
    const [first, ...others] = saves;
    const links = first ? [aDocument('en', [first, ...others])] : [];
    expect([documentChanges(links).length, latestChanges(links).length]).toEqual([60, 40]);
  });
});

describe('a change that concerns safety', () => {
  const isMarked = (saves: [Saved, ...Saved[]], now: string) =>
    listedDocuments([aDocument('en', saves)], new Date(now)).find(({ id }) => id === 'use-en.pdf')
      ?.safetyChange;
  const safety: Saved = { ...FIRST, changeSafety: true };

  it('is marked for 90 days after it went live, whatever its date of issue', () => {
    expect(isMarked([safety], '2026-03-01')).toBe(true);
    expect(isMarked([safety], '2026-05-29')).toBe(true);
    expect(isMarked([safety], '2026-05-31')).toBe(false);
    expect(isMarked([FIRST], '2026-03-01')).toBe(false);
    expect(isMarked([{ ...safety, change: '' }], '2026-03-01')).toBe(false);
  });

  it('stays marked after later revisions that do not concern safety', () => {
    const later: Saved[] = [
      { on: '2026-03-02', sha256: 'b', change: 'Typing error', changeSafety: false },
      { on: '2026-03-20', sha256: 'c', change: 'New logo' },
    ];
    expect(isMarked([safety, ...later], '2026-05-29')).toBe(true);
    expect(isMarked([safety, ...later], '2026-05-31')).toBe(false);
  });

  it('is marked by its date of issue while the earlier states are unknown', () => {
    const isMarkedAlone = (issued: string) => {
      const link = aDocument('en', [{ ...safety, issued }, { on: '2026-05-20' }]);
      const documents = listedDocuments([{ ...link, earlier: undefined }], new Date('2026-05-21'));
      return documents.find(({ id }) => id === link.id)?.safetyChange;
    };
    expect(isMarkedAlone('2021-05-01')).toBe(false);
    expect(isMarkedAlone('2026-05-01')).toBe(true);
    expect(isMarkedAlone('')).toBe(true);
  });

  it('is not marked again by later saves of the same file', () => {
    expect(isMarked([safety, { on: '2026-05-20', edition: '1b' }], '2026-05-31')).toBe(false);
  });

  it('is marked from the day on which it was first declared, unless that was a mistake', () => {
    const noted: Saved = { on: '2026-04-01', changeSafety: true };
    expect(isMarked([FIRST, noted], '2026-06-15')).toBe(true);
    expect(isMarked([FIRST, noted, { on: '2026-04-02', changeSafety: false }], '2026-04-03')).toBe(false);
  });
});
