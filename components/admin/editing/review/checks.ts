import type { Nodes } from 'mdast';
import { missingLinks } from '@/components/admin/fields/destinations/missing-links';
import { review } from '@/content/admin/review';
import { readMarkdown } from '@/lib/articles/dialect';
import { articlePath } from '@/lib/articles/shelf';
import { pathOnSite } from '@/lib/model/address';
import { fieldLabel, isProse, linksOf } from '@/lib/model/editable';
import { fieldsOf, type PublishableCollection, partOf } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { searchTexts } from '@/lib/model/search-result';
import { textIn, valueIn } from '@/lib/model/text-in';
import { isSlugTaken } from '@/lib/records/slugs';
import { fill } from '@/lib/text/fill';

/** The result of a check before a record goes live. A failed check is a warning. */
export type Check = { label: string; detail: string; isPassed: boolean; field: string };

const texts = review.checks;

/** Abbreviations count only in capitals, because “todo” is a word in other languages. */
const PLACEHOLDER =
  /\b(?:TODO|TBD|TBC|TKTK|FIXME|XXX+|[Ll]orem ipsum)\b|\[(?:insert|add|your|placeholder)\b[^\]]{0,80}\]|\?{3,}/u;

function placeholders(name: PublishableCollection, record: object): Check {
  for (const field of Object.keys(fieldsOf(name)).filter((each) => isProse(name, each))) {
    const [found] = PLACEHOLDER.exec(textIn(record, field)) ?? [];
    if (!found) continue;
    const detail = `${fieldLabel(name, field)}: ${found}`;
    return { label: texts.placeholders, detail, isPassed: false, field };
  }
  return { label: texts.placeholders, detail: texts.none, isPassed: true, field: '' };
}

function images(name: PublishableCollection, record: object): Check[] {
  return Object.entries(fieldsOf(name)).flatMap(([image, spec]) => {
    if (spec.type !== 'image' || !textIn(record, image)) return [];
    const text = textIn(record, spec.description);
    const isDecorative = valueIn(record, spec.decorative) === true;
    const detail = isDecorative ? texts.decorative : text ? `“${text}”` : texts.imageMissing;
    return [{ label: texts.image, detail, isPassed: isDecorative || text !== '', field: spec.description }];
  });
}

const picturesIn = (node: Nodes): { alt?: string | null | undefined }[] => {
  if (node.type === 'image' || node.type === 'imageReference') return [node];
  return 'children' in node ? node.children.flatMap(picturesIn) : [];
};

function pictures(field: string, text: string): Check[] {
  const tree = readMarkdown(text);
  const all = tree ? picturesIn(tree) : [];
  if (all.length === 0) return [];
  const missing = all.filter(({ alt }) => !alt).length;
  const words = missing > 0 ? texts.someMissing : texts.allDescribed;
  const detail = fill(words, { missing, all: all.length });
  return [{ label: texts.pictures, detail, isPassed: missing === 0, field }];
}

const lengths = (name: PublishableCollection, record: object): Check[] =>
  searchTexts(name, record)
    .filter(({ length }) => length > 0)
    .map(({ field, label, length, usual }) => {
      const isPassed = length <= usual;
      return { label, detail: fill(isPassed ? texts.length : texts.cut, { length, usual }), isPassed, field };
    });

/** Returns the checks that need no request. */
function localChecks(name: PublishableCollection, record: object): Check[] {
  const part = partOf(name);
  const text = part ? textIn(record, part.field) : '';
  return [
    ...images(name, record),
    ...(part ? pictures(part.field, text) : []),
    // Only an article has a page of its own, which search results can show.
    ...(text ? lengths(name, record) : []),
    placeholders(name, record),
  ];
}

async function links(name: PublishableCollection, record: object): Promise<Check[]> {
  const all = linksOf(name, record).filter((address) => address !== '');
  if (all.length === 0) return [];
  const [missing = []] = await missingLinks(name, [record]);
  const isHere = (address: string) => pathOnSite(address, window.location.origin) !== null;
  const here = all.filter(isHere).length;
  const elsewhere = all.length - here;
  const working = [
    ...(here > 0 ? [fill(texts.here, { here })] : []),
    ...(elsewhere > 0 ? [fill(texts.elsewhere, { elsewhere })] : []),
  ];
  const detail = missing.length > 0 ? fill(texts.broken, { links: missing.join(', ') }) : working.join('; ');
  const isBroken = (field: string) =>
    linksOf(name, { [field]: textIn(record, field) }).some((address) => missing.includes(address));
  const field = Object.keys(fieldsOf(name)).find(isBroken) ?? '';
  return [{ label: texts.links, detail, isPassed: missing.length === 0, field }];
}

async function address(record: Publishable, slug: string): Promise<Check[]> {
  if (!slug) return [];
  const path = articlePath(slug);
  // If this cannot be checked, the save still refuses a slug that is taken.
  const isTaken = await isSlugTaken(slug, record.id).catch(() => false);
  const detail = isTaken ? fill(texts.taken, { path }) : path;
  return [{ label: texts.address, detail, isPassed: !isTaken, field: 'slug' }];
}

/** Checks a record before it goes live. Failed checks are first. */
export async function checkRecord(name: PublishableCollection, record: Publishable): Promise<Check[]> {
  const requested = await Promise.all([links(name, record), address(record, textIn(record, 'slug'))]);
  const checks = [...requested.flat(), ...localChecks(name, record)];
  return checks.toSorted((a, b) => Number(a.isPassed) - Number(b.isPassed));
}
