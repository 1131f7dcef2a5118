import { slugOf } from '@/lib/articles/slug';
import { type DocumentData, doc, firestore, getDoc, type Transaction } from '@/lib/firebase/firestore';
import { formerSlugs } from '@/lib/model/fields/slug';
import { romanise } from '@/lib/text/romanise';
import { SlugTakenError } from './errors';

/** The maximum number of slugs to try for a title. All but the first end in a number. */
const MAX_COPIES = 20;

type Addresses = { slug: string; formerSlugs: string };

/** A record's slug and former slugs after a commit. `claimed` is true if the commit must claim the slug. */
type Claim = Addresses & { claimed: boolean };

const claimReference = (slug: string) => doc(firestore(), 'Slugs', slug);

/** Whether a record other than this one owns the slug. */
export async function isSlugTaken(slug: string, id: string): Promise<boolean> {
  const held = (await getDoc(claimReference(slug))).data();
  return held !== undefined && held.id !== id;
}

/** The id of the record that owns the slug, or null. */
async function holderOf(transaction: Transaction, slug: string): Promise<string | null> {
  const held = (await transaction.get(claimReference(slug))).data();
  return held ? String(held.id) : null;
}

/**
 * Returns the first slug for the title that is free or already belongs to the record.
 * @throws SlugTakenError if every slug that is tried belongs to another record
 */
async function freeSlug(transaction: Transaction, id: string, title: string) {
  const words = await romanise(title);
  for (let copy = 1; copy <= MAX_COPIES; copy++) {
    const slug = slugOf(words, copy);
    const holder = await holderOf(transaction, slug);
    if (holder === null || holder === id) return { slug, claimed: holder === null };
  }
  throw new SlugTakenError(slugOf(words));
}

/**
 * Returns the former slugs, newest last, with the stored slug and without the new one. Drops the oldest slugs beyond
 * the length limit.
 */
function withFormer(former: string, stored: string, slug: string): string {
  const slugs = new Set([...former.split(' '), stored].filter((one) => one !== '' && one !== slug));
  const kept = [...slugs];
  while (kept.join(' ').length > formerSlugs.max) kept.shift();
  return kept.join(' ');
}

/**
 * Returns the slug for a record: the new slug or, if it is empty, the stored one. An article that has neither gets a
 * slug made from its title.
 * @throws SlugTakenError if another record has the slug, or every slug that is tried for the title
 */
export async function claimSlug(
  transaction: Transaction,
  record: { id: string; title: string; slug: string },
  hasText: boolean,
  stored: DocumentData | null,
): Promise<Claim> {
  const before = String(stored?.slug ?? '');
  const wanted = record.slug || before;
  const found = await (wanted === before
    ? keptSlug(transaction, record, before, hasText)
    : ownSlug(transaction, record.id, wanted));
  return { ...found, formerSlugs: withFormer(String(stored?.formerSlugs ?? ''), before, found.slug) };
}

async function keptSlug(
  transaction: Transaction,
  { id, title }: { id: string; title: string },
  slug: string,
  hasText: boolean,
) {
  return slug === '' && hasText ? freeSlug(transaction, id, title) : { slug, claimed: false };
}

async function ownSlug(transaction: Transaction, id: string, slug: string) {
  const holder = await holderOf(transaction, slug);
  if (holder !== null && holder !== id) throw new SlugTakenError(slug);
  return { slug, claimed: holder === null };
}

/** Claims a slug in the record's transaction. */
export function writeClaim(transaction: Transaction, id: string, slug: string): void {
  transaction.set(claimReference(slug), { id });
}
