import { blog } from '../../../lib/model/blog';
import { emptyRecord } from '../../../lib/model/converter';
import type { Blog, Media } from '../../../lib/model/records';
import { SCHEMAS } from '../../../lib/model/schema';
import { withUsableAddresses } from '../../../lib/records/public-records';
import type { HostileString } from '../../../lib/testing/hostile/strings';

export type Planned =
  | { collection: 'Blog'; record: Blog; pastRules: boolean }
  | { collection: 'Media'; record: Media; pastRules: boolean };

type Kind = Pick<Planned, 'collection' | 'pastRules'>;

/** Fields that hold a single string. The description holds several, one per line. */
const ALONE = {
  Blog: ['title', 'imageAlt', 'link', 'image'],
  Media: ['title', 'media', 'link', 'year'],
} as const;
const IN_DESCRIPTION = 4;
export const PER_RECORD = ALONE.Blog.length + IN_DESCRIPTION;

const KINDS: Kind[] = [
  { collection: 'Blog', pastRules: false },
  { collection: 'Media', pastRules: false },
  { collection: 'Blog', pastRules: true },
  { collection: 'Media', pastRules: true },
];

/** Returns a published record with valid fields. `image` is a stored image's path. */
function validRecord({ collection }: Kind, id: string, image: string) {
  const empty = emptyRecord(collection, id);
  const valid = { title: 'x', published: true, image, year: '2025', media: 'x' };
  return { ...empty, ...Object.fromEntries(Object.entries(valid).filter(([field]) => field in empty)) };
}

/** Returns as many of the lines as fit in a description. */
function fittingLines(lines: string[]): string {
  const fitting = lines.reduce((text, line) => {
    const longer = text === '' ? line : `${text}\n${line}`;
    return longer.length > blog.fields.description.max ? text : longer;
  }, '');
  return fitting;
}

function plan(kind: Kind, id: string, strings: HostileString[], image: string): Planned {
  const { collection, pastRules } = kind;
  const record: Record<string, unknown> = validRecord(kind, id, image);
  for (const [index, field] of ALONE[collection].entries()) {
    const { text = '' } = strings[index] ?? {};
    // The database rejects unpaired surrogates.
    const tried = { ...record, [field]: pastRules ? text.replace(/\p{Cs}/gu, '\ufffd') : text };
    // Text that the form rejects can be stored only by bypassing the rules. The site then omits invalid links, and any
    // record with other invalid fields.
    const shown = pastRules ? withUsableAddresses(collection, tried) : tried;
    if (SCHEMAS[collection].safeParse(shown).success) record[field] = tried[field];
  }
  const lines = strings.slice(ALONE[collection].length).map(({ text }) => text.replace(/\p{Cs}/gu, '\ufffd'));
  record.description = fittingLines(lines);
  return { collection, record, pastRules } as Planned;
}

/**
 * Plans records that contain the strings. Each group of strings makes a blog and a mention for an editor to save, and
 * one of each to write directly, bypassing the rules.
 */
export function planRecords(strings: HostileString[], image: string): Planned[] {
  const groups = Array.from({ length: Math.ceil(strings.length / PER_RECORD) }, (_, index) =>
    strings.slice(index * PER_RECORD, (index + 1) * PER_RECORD),
  );
  return groups.flatMap((group, index) =>
    KINDS.map((kind) => plan(kind, `hostile-${index}${kind.pastRules ? '-past' : ''}`, group, image)),
  );
}
