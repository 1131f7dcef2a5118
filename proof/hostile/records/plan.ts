import { withUsableAddresses } from '../../../lib/content/usable-addresses';
import { blog } from '../../../lib/model/blog';
import { emptyRecord } from '../../../lib/model/converter';
import type { Blog, Media } from '../../../lib/model/records';
import { SCHEMAS } from '../../../lib/model/schema';
import type { HostileString } from '../../../lib/testing/hostile/strings';

export type Planned =
  | { collection: 'Blog'; record: Blog; pastRules: boolean }
  | { collection: 'Media'; record: Media; pastRules: boolean };

type Kind = Pick<Planned, 'collection' | 'pastRules'>;

/** The fields in which a string stands alone; the description holds several, a line each. */
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

/** A published record in which every field is valid. `image` is that of a stored picture. */
function validRecord({ collection }: Kind, id: string, image: string) {
  const base = { title: 'x', published: true };
  return collection === 'Blog'
    ? { ...emptyRecord('Blog', id), ...base, image }
    : { ...emptyRecord('Media', id), ...base, year: '2025', media: 'x' };
}

/** As many of the lines as fit. */
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
    // Half a character gets past nobody: the database itself refuses it.
    const tried = { ...record, [field]: pastRules ? text.replace(/\p{Cs}/gu, '\ufffd') : text };
    // What the form refuses never reaches the database but past the rules. The site then leaves out an address that it
    // refuses, and a record that has anything else wrong.
    const shown = pastRules ? withUsableAddresses(collection, tried) : tried;
    if (SCHEMAS[collection].safeParse(shown).success) record[field] = tried[field];
  }
  const lines = strings.slice(ALONE[collection].length).map(({ text }) => text.replace(/\p{Cs}/gu, '\ufffd'));
  record.description = fittingLines(lines);
  return { collection, record, pastRules } as Planned;
}

/** Records in whose fields every string stands: as editors save them and as only the owner of the database can. */
export function planRecords(strings: HostileString[], image: string): Planned[] {
  const groups = Array.from({ length: Math.ceil(strings.length / PER_RECORD) }, (_, index) =>
    strings.slice(index * PER_RECORD, (index + 1) * PER_RECORD),
  );
  return groups.flatMap((group, index) =>
    KINDS.map((kind) => plan(kind, `hostile-${index}${kind.pastRules ? '-past' : ''}`, group, image)),
  );
}
