import { documentProducts } from '../../content/documents';
import { englishName } from '../../lib/model/languages';
import { codeParts, isSameRef } from '../../lib/search/ref';
import { integer, pick, type Random, randomFrom } from '../../lib/testing/hostile/random';
import { aPdfLink } from '../../lib/testing/records';
import { documentEntries } from './entries';
import { Finder } from './finder';

// Random sets of devices, most of whose REFs look like another's.

type Device = { refs: string[]; title: string; product: string; languages: string[] };

const LANGUAGES = ['en', 'de', 'fr', 'hi'];
const PRODUCTS = Object.keys(documentProducts).filter(Boolean);
const TITLES = [
  'Benchtop shaker',
  'HbA1c rapid test',
  'COVID-19 antigen test',
  'Kit for Omicron 5',
  'Mixer, 17 mm',
];

const happens = (random: Random, chance: number) => random() < chance;

const randomNumber = (random: Random) =>
  String(integer(random, 1, pick(random, [9, 99, 2_099]))).padStart(integer(random, 1, 3), '0');

function newRef(random: Random): string {
  const numbers = Array.from({ length: integer(random, 1, 3) }, () => randomNumber(random));
  return [pick(random, ['PV', 'BCT', 'A']), ...numbers, ...(happens(random, 0.1) ? ['B'] : [])].join('-');
}

/** Returns a REF that is longer or shorter, differs in the last number, or divides the same digits differently. */
function similarRef(random: Random, ref: string): string {
  const parts = ref.split('-');
  const [letters = '', ...numbers] = parts;
  const digits = numbers.join('');
  const place = integer(random, 1, Math.max(1, digits.length - 1));
  return pick(random, [
    parts.slice(0, -1),
    [...parts, randomNumber(random)],
    [...parts.slice(0, -1), randomNumber(random)],
    [letters, digits.slice(0, place), digits.slice(place)],
  ]).join('-');
}

/** Zeros alone are left out, because `0-7` can be a number of its own or a `7` with zeros in front. */
const isUsable = (ref: string) => /[1-9]/.test(ref) && !/(?<!\d)0+(?!\d)|-$/.test(ref);

function randomDevices(random: Random): Device[] {
  const all: string[] = [];
  const devices = Array.from({ length: integer(random, 2, 8) }, () => {
    const refs: string[] = [];
    for (let left = integer(random, 1, 3); left > 0; left--) {
      const ref =
        all.length > 0 && happens(random, 0.7) ? similarRef(random, pick(random, all)) : newRef(random);
      if (!isUsable(ref) || all.some((other) => isSameRef(other, ref))) continue;
      refs.push(ref);
      all.push(ref);
    }
    const languages = LANGUAGES.filter(() => happens(random, 0.5));
    return { refs, title: pick(random, TITLES), product: pick(random, PRODUCTS), languages };
  });
  return devices.filter(({ refs, languages }) => refs.length > 0 && languages.length > 0);
}

function finderOf(devices: Device[]): Finder {
  const links = devices.flatMap(({ refs, title, product, languages }, at) =>
    languages.map((language) => {
      const id = `use-${'abcdefgh'.charAt(at)}-${language}.pdf`;
      const fields = { title, product, language, refs: refs.join(', ') };
      return aPdfLink({ id, link: `pdfs/${id}`, kind: 'instructions', listed: true, ...fields });
    }),
  );
  const finder = new Finder();
  finder.change({ put: documentEntries(links), remove: [] });
  return finder;
}

/** Returns a REF with other spaces, hyphens or zeros, or without hyphens. */
function spelling(random: Random, ref: string): string {
  const parts = codeParts(ref);
  if (happens(random, 0.2)) return parts.join('');
  const spelt = parts.map((part) =>
    /^\d/.test(part) ? pick(random, [part, part.replace(/^0+/, ''), `0${part}`]) : part,
  );
  const text = spelt.reduce((text, part) => text + pick(random, [' ', '-', ' - ']) + part);
  return happens(random, 0.5) ? text : text.toUpperCase();
}

/** Adds words that the device's document has. A number after the REF has its unit, because it could belong to the REF. */
function withWords(random: Random, number: string, { title, product, languages }: Device): string {
  const language = englishName(pick(random, languages));
  const word = pick(
    random,
    title.split(' ').filter((word) => !/^\d/.test(word)),
  );
  const words = pick(random, [
    [],
    [language],
    [title],
    [word],
    [documentProducts[product] ?? ''],
    [word, language],
  ]);
  return happens(random, 0.5) ? [...words, number].join(' ') : [number, ...words].join(' ');
}

/** Adds words that the document may lack and that another of the devices may have. */
function withOthers(random: Random, number: string, devices: Device[]): string {
  const others = () => {
    const label = pick(random, ['REF', 'REF:', 'Manual', 'IFU', 'qwxyz', 'Lot 98765 of', 'LOT98765 REF']);
    const name = pick(random, devices).title.replace(/ \d.*/, '');
    const language = englishName(pick(random, LANGUAGES));
    return pick(random, [[], [label], [name], [language], [label, name], [language, name]]);
  };
  return [...others(), number, ...others()].join(' ');
}

function foundBy(finder: Finder, query: string) {
  const { documents, onlySimilar } = finder.documents(query);
  const { groups, isNearest } = finder.search(query);
  const searched = groups.flatMap(({ found }) => found.flatMap(({ document }) => document ?? []));
  return {
    refs: documents.map(({ refs }) => refs),
    onlySimilar,
    searched: searched.map(({ refs }) => refs),
    isNearest,
  };
}

it('a REF in any spelling, with or without other words, finds only documents with it', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = randomFrom(seed);
    const devices = randomDevices(random);
    const finder = finderOf(devices);
    for (const device of devices) {
      const others = devices.filter((other) => other !== device);
      const withoutIt = finderOf(others);
      for (const ref of device.refs) {
        const number = spelling(random, ref);
        // Without hyphens, it can be the number of two devices.
        if (others.some(({ refs }) => refs.some((other) => isSameRef(number, other)))) continue;
        const query = withWords(random, number, device);
        const own = [device.refs.join(', ')];
        for (const typed of [query, withOthers(random, number, devices)]) {
          const { refs, onlySimilar, searched, isNearest } = foundBy(finder, typed);
          const found = {
            refs: [...new Set(refs)],
            onlySimilar,
            searched: [...new Set(searched)],
            isNearest,
          };
          expect({ seed, typed, ...found }).toEqual({
            ...{ seed, typed, refs: own, onlySimilar: false, searched: own, isNearest: false },
          });
        }
        const without = foundBy(withoutIt, query);
        const isShown =
          (without.refs.length > 0 && !without.onlySimilar) ||
          (without.searched.length > 0 && !without.isNearest);
        expect({ seed, query, isShown, ...without }).toMatchObject({ isShown: false });
      }
    }
  }
});

it('a REF with a suffix that no REF has finds its document as similar', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = randomFrom(seed);
    const devices = randomDevices(random);
    const suffixed = { refs: ['QX-1-EU'], title: 'Lid', product: pick(random, PRODUCTS), languages: ['en'] };
    const finder = finderOf([...devices, suffixed]);
    for (const { refs } of devices) {
      for (const ref of refs) {
        const typed = `${ref} ${pick(random, ['EU', 'US50', 'eu 7'])}`;
        const found = foundBy(finder, typed);
        const isFound = found.refs.includes(refs.join(', '));
        const isExact = !found.onlySimilar || (found.searched.length > 0 && !found.isNearest);
        expect({ seed, typed, isFound, isExact }).toEqual({ seed, typed, isFound: true, isExact: false });
      }
    }
  }
});

it('a title with numbers finds its documents although these numbers are REFs, whose documents it also finds', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = randomFrom(seed);
    const devices = randomDevices(random);
    const short = { refs: ['5, 17, 19'], title: 'Lid', product: pick(random, PRODUCTS), languages: ['en'] };
    const finder = finderOf([...devices.map((device) => ({ ...device, languages: ['en'] })), short]);
    for (const { refs, title } of devices) {
      if (!/ \d|-19/.test(title)) continue;
      const typed = title.replace(/\W+/g, ' ');
      const found = foundBy(finder, typed);
      const hasRefs = found.refs.includes(refs.join(', ')) && found.searched.includes(refs.join(', '));
      const isLast = found.refs.at(-1) === '5, 17, 19' && found.searched.includes('5, 17, 19');
      expect({ seed, typed, hasRefs, isLast, onlySimilar: found.onlySimilar }).toEqual({
        ...{ seed, typed, hasRefs: true, isLast: true, onlySimilar: false },
      });
    }
  }
});
