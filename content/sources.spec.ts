import { claims } from './claims';
import { onRequest } from './placeholder';
import { sources } from './testing/sources';

const files = sources();

/** The numbers in a claim, with their units, such as `10 hours`, `0.75 microlitre` or `28G`. */
const figures = (value: string): string[] =>
  value.match(
    /(?<![\w.:-])\d+(?:[.:]\d+)*(?:\+|[a-zA-Z]+|[ -](?:minutes?|hours?|samples|microlitre|°C))?/g,
  ) ?? [];

const claimFigures = [...new Set(Object.values(claims).flatMap(({ value }) => figures(value)))].filter(
  (figure) => figure.length > 1,
);

describe('claims', () => {
  it('contain the expected figures', () => {
    expect(claimFigures).toEqual(
      expect.arrayContaining([
        '13485:2016',
        '200 samples',
        '0.75 microlitre',
        '28G',
        '30 minutes',
        '1 hour',
        '3x',
      ]),
    );
  });

  it.each(claimFigures)('are the only content with the figure %s', (figure) => {
    const written = figure.replace(/[.+]/g, '\\$&').replace(/[ -]/, '[ -]?').replace(/s?$/, 's?');
    const pattern = new RegExp(`(?<![\\w.])${written}(?!\\w)`, 'i');
    const elsewhere = files.filter(({ file, text }) => !file.startsWith('claims') && pattern.test(text));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it.each(Object.entries(claims))(
    "%s has only numbers that its source's wording contains",
    (_key, { value, source }) => {
      for (const number of value.match(/\d+(?:[.:]\d+)*/g) ?? []) expect(source.wording).toContain(number);
    },
  );

  it('about the three turnaround times are quoted only in their own files', () => {
    const uses = (key: string) =>
      files
        .filter(({ file, text }) => !file.startsWith('claims') && text.includes(key))
        .map(({ file }) => file);
    expect(uses('respiratoryPromoTurnaround')).toEqual(['home/promos.ts']);
    expect(uses('omicronPromoResults')).toEqual(['home/promos.ts']);
    expect(uses('respiratoryPageTurnaround').sort()).toEqual([
      'products/molecular/respiratory-panel.ts',
      'trivus.ts',
    ]);
  });
});

describe('placeholders', () => {
  it('use only reserved domains', () => {
    const named = files.flatMap(({ text }) => [
      ...text.matchAll(
        /https?:\/\/([\w.-]+)|[\w.+-]+@([\w-]+(?:\.[\w-]+)+)|\b((?:[\w-]+\.)+(?:com|org|net|io|in|health))\b/g,
      ),
    ]);
    const domains = named.map(([, url, mail, bare]) => url ?? mail ?? bare ?? '');
    expect(domains.length).toBeGreaterThan(5);
    expect(domains.filter((domain) => !domain.endsWith('.example'))).toEqual([]);
  });

  it('mark every fact that is available only on request, and the phrase “On request” is written once', () => {
    const others = files.filter(({ file }) => file !== 'placeholder.ts');
    const unmarked = others.filter(({ text }) => /[:=] onRequest\b/.test(text));
    const written = others.filter(({ text }) => text.includes(`'${onRequest}'`));
    expect([...unmarked, ...written].map(({ file }) => file)).toEqual([]);
  });
});

describe('the copy', () => {
  it('contains no promotional filler', () => {
    const filler =
      /\b(world-class|cutting-edge|state-of-the-art|leading(?! zeros)|revolutionary|unparalleled|best-in-class|seamless(ly)?|lorem)\b/i;
    expect(files.filter(({ text }) => filler.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
