import type { HostileString } from '../../lib/testing/hostile/strings';
import type { RunningSite } from '../../tools/test-site';

/** A hostile string, or the path of a page with hostile strings, and the problem found, such as `returned 500`. */
export type Finding = { family: string; text: string; what: string };

/** A destination for untrusted strings, such as a request header or a form field. */
export type Place = {
  name: string;
  /** Tests the destination with every string. @returns the number of cases and the findings */
  check(strings: HostileString[], site: RunningSite): Promise<{ cases: number; findings: Finding[] }>;
};

/** Returns the text, shortened, as a JSON string of printable ASCII characters. */
export const shown = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
