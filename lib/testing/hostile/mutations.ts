import { hex, integer, pick, type Random } from './random';

type Mutation = (text: string, random: Random) => string;

const HIDDEN = ['\t', '\n', '\r', '\0', '\u00ad', '\u200b', '\u202e', '\u2028', '\ufeff', '/**/', '%00'];

const insertAt = (text: string, place: number, piece: string) =>
  text.slice(0, place) + piece + text.slice(place);

const percent = (text: string) => Array.from(Buffer.from(text), (byte) => `%${hex(byte, 2)}`).join('');

/** Disguises that could hide an attack from filters. */
const MUTATIONS: Mutation[] = [
  (text) => text.toUpperCase(),
  (text, random) => Array.from(text, (c) => (random() < 0.5 ? c.toUpperCase() : c.toLowerCase())).join(''),
  (text, random) => insertAt(text, integer(random, 0, text.length), pick(random, HIDDEN)),
  (text, random) => insertAt(text, integer(random, 0, Math.min(12, text.length)), pick(random, HIDDEN)),
  (text) => ` ${text}`,
  (text) => `"'>${text}`,
  (text) => `</script></title></textarea>${text}`,
  (text) => `https://press.example/${text}`,
  (text) => `/${text}`,
  (text) => percent(text),
  (text) => percent(percent(text.slice(0, 200))),
  (text) => Array.from(text, (c) => `&#x${hex(c.codePointAt(0) ?? 0, 1)};`).join(''),
  (text) => Array.from(text, (c) => `\\u${hex(c.charCodeAt(0), 4)}`).join(''),
  (text, random) => `${text}${integer(random, 0, 999_999)}`,
  (text, random) => `${integer(random, 0, 9_999)} ${text}`,
  (text) => text + text,
  (text) => text.normalize('NFKD'),
  (text) => Array.from(text).reverse().join(''),
];

/** Applies one to three disguises to the text. */
export function disguise(text: string, random: Random): string {
  let result = text;
  for (let left = integer(random, 1, 3); left > 0; left--) result = pick(random, MUTATIONS)(result, random);
  return result;
}
