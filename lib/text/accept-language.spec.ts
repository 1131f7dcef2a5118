import { isPreferred, placeIn, rangesIn } from './accept-language';

/** Returns those of these languages that the visitor accepts, best first. */
function ranked(header: string, tags: string[]): string[] {
  const ranges = rangesIn(header);
  const place = (tag: string) => placeIn(ranges, tag);
  return tags.filter((tag) => place(tag) < ranges.length).sort((a, b) => place(a) - place(b));
}

it.each([
  ['fr, de', ['de', 'en', 'fr'], ['fr', 'de']],
  ['de;q=0.1, fr', ['de', 'fr'], ['fr', 'de']],
  ['de;q=0.8,fr;q=0.9,en;q=0.85', ['de', 'en', 'fr'], ['fr', 'en', 'de']],
  ['DE ; q=0.1 , Fr;Q=0.5', ['de', 'fr'], ['fr', 'de']],
  ['pt-PT', ['pt-BR', 'en'], ['pt-BR']],
  ['pt-BR,pt;q=0.9', ['pt', 'pt-BR'], ['pt-BR', 'pt']],
  ['de-AT,de;q=0.9,en;q=0.8', ['en', 'de'], ['de', 'en']],
  ['fi;q=0.5, *', ['fi', 'sv'], ['sv', 'fi']],
  ['fi, *;q=0.1', ['sv', 'fi'], ['fi', 'sv']],
  ['de;q=0, *', ['de', 'de-AT', 'fr'], ['fr']],
  ['fr, de;q=0.0', ['de', 'fr'], ['fr']],
  ['fr, *;q=0', ['de', 'fr'], ['fr']],
  ['pt, pt-BR;q=0', ['pt', 'pt-BR'], ['pt']],
  ['', ['de'], []],
  [', ;q=1, fr;q=much, de;level=1, en', ['de', 'en', 'fr'], ['en']],
])('ranks languages for “%s”', (header, tags, expected) => {
  expect(ranked(header, tags)).toEqual(expected);
});

it('does not treat a language as preferred if any other is as good', () => {
  const preferred = (header: string) => ['de', 'fi'].filter((tag) => isPreferred(rangesIn(header), tag));
  expect(['fi, *;q=0.1', '*', 'fi;q=0.5, *', 'fi;q=0, *', ''].map(preferred)).toEqual([
    ['fi'],
    [],
    ['fi'],
    [],
    [],
  ]);
});
