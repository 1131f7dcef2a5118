import { dayOf } from '@/lib/model/fields/date';
import { keepsVersions } from '@/lib/model/link';
import { type DeviceDocument, DeviceDocuments, documentPath, titleOf } from './device-documents';
import type { DocumentState, ListedLink } from './document-state';

/** A new file, a withdrawal, or the end of a withdrawal. */
type ChangeType = 'revision' | 'withdrawal' | 'return';

/** The same change to one or more languages of a document. */
export type DocumentChange = {
  /** The first changed link and its revision, which identify the change permanently. */
  id: string;
  type: ChangeType;
  slug: string;
  href: string;
  title: string;
  /** The language of the title. */
  language: string;
  /** The note of what changed, or the reason for the withdrawal. */
  text: string;
  concernsSafety: boolean;
  edition: string;
  /** The path of the document to use instead of the withdrawn one, or ''. */
  replacement: string;
  /** The day on which the first language changed on the site or, if that day is unknown, the date of issue. */
  since: string;
  /** The day on which the last language changed. */
  day: string;
  /** The changed languages, as tags. */
  languages: string[];
};

/** The number of changes per page, so that a page with 24 languages per change arrives in the first packets. */
export const CHANGES_PER_PAGE = 20;

/** The maximum number of changes in the feed. */
const MAX_IN_FEED = 40;

/** The time for which a product's page marks a change that concerns safety, in milliseconds. */
const MARKED_MS = 90 * 86_400_000;

/** A change of one link. */
type LinkChange = {
  type: ChangeType;
  /** The first state with this file or withdrawal. */
  first: DocumentState;
  /** The last state with this file or withdrawal, because its text may have been corrected. */
  last: DocumentState;
  /** The first of these states that concerns safety. */
  safety: DocumentState | null;
};

const dayOfState = ({ updatedAt, issued }: DocumentState): string => (updatedAt ? dayOf(updatedAt) : issued);

const startOf = (type: ChangeType, state: DocumentState): LinkChange => ({
  ...{ type, first: state, last: state },
  safety: state.changeSafety ? state : null,
});

/** Adds a later state with the same file or withdrawal. */
function extend(change: LinkChange, state: DocumentState): void {
  change.last = state;
  if (!state.changeSafety) change.safety = null;
  else change.safety ??= state;
}

/** Whether a file has a note of its own. Files from before notes were required can have their predecessor's. */
const isNoted = ({ last }: LinkChange, before: LinkChange | undefined): boolean =>
  last.change !== '' && !(before?.last.sha256 && before.last.change === last.change);

/** Returns the withdrawals of a link, and their ends, oldest first. */
function withdrawalsOf(states: readonly DocumentState[]): LinkChange[] {
  const found: LinkChange[] = [];
  for (const state of states) {
    const last = found.at(-1);
    const isWithdrawn = last?.type === 'withdrawal';
    if (state.withdrawn && isWithdrawn) extend(last, state);
    else if (state.withdrawn) found.push(startOf('withdrawal', state));
    else if (isWithdrawn) found.push(startOf('return', state));
  }
  return found;
}

/** Returns the files of a link that have a note of what changed, oldest first. */
function revisionsOf(states: readonly DocumentState[]): LinkChange[] {
  const found: LinkChange[] = [];
  for (const state of states) {
    const last = found.at(-1);
    if (last?.last.sha256 === state.sha256) extend(last, state);
    else found.push(startOf('revision', state));
  }
  return found.filter((revision, index) => isNoted(revision, found[index - 1]));
}

/** Whether all earlier states of a link are known. Without them, its changes would get wrong days and ids. */
const isComplete = ({ earlier, revision }: ListedLink): boolean => earlier !== undefined || revision <= 1;

const statesOf = (link: ListedLink): DocumentState[] => [...(link.earlier ?? []), link];

/**
 * Whether a change that concerns safety is new enough to be marked, even if later revisions do not concern safety.
 * Until the earlier states are known, the date of issue counts.
 */
export function hasNewSafetyChange(link: ListedLink, now: Date): boolean {
  const oldest = dayOf(new Date(now.getTime() - MARKED_MS));
  const states = isComplete(link)
    ? statesOf(link)
    : [{ ...link, updatedAt: link.issued ? null : link.updatedAt }];
  return (
    keepsVersions(link) &&
    revisionsOf(states).some(({ safety }) => safety !== null && dayOfState(safety) > oldest)
  );
}

/**
 * Returns a value that the same change has in all languages: the revision label or, without one, the note and the day.
 * Notes are translated, and translations can follow later.
 */
function keyOf({ type, first, last }: LinkChange): string {
  const { edition, change, withdrawn, withdrawnWhy, replacement } = last;
  const same = {
    revision: edition ? [edition] : [change, dayOfState(first)],
    withdrawal: [withdrawn, withdrawnWhy, replacement],
    return: [dayOfState(first)],
  };
  return JSON.stringify([type, ...same[type]]);
}

type Change = LinkChange & { link: ListedLink };

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const oldestFirst = (a: Change, b: Change): number =>
  compare(dayOfState(a.first), dayOfState(b.first)) ||
  Number(a.first.updatedAt) - Number(b.first.updatedAt) ||
  compare(a.link.id, b.link.id) ||
  a.first.revision - b.first.revision;

/** The same change in one or more languages, oldest first. */
type Group = { document: DeviceDocument; changes: [Change, ...Change[]] };

const lastOf = ({ changes }: Group): Change => changes.at(-1) ?? changes[0];

/** Describes a change by its English text or, if there is none, its first text. Safety-related texts take precedence. */
function describe(group: Group): DocumentChange {
  const { changes } = group;
  const { slug, versions } = group.document;
  const [{ type, first, link: firstLink }] = changes;
  const concernsSafety = type === 'revision' && changes.some(({ safety }) => safety);
  const candidates = concernsSafety ? changes.filter(({ safety }) => safety) : changes;
  const { link, last } = candidates.find(({ link }) => link.language === 'en') ?? candidates[0] ?? changes[0];
  const changed = versions.filter((version) => changes.some(({ link }) => link === version));
  const languages = [...new Set(changed.map(({ language }) => language))];
  const [only, ...others] = languages;
  return {
    ...{ type, slug, concernsSafety, languages, title: titleOf(link), language: link.language },
    id: `${type}-${firstLink.id}-${first.revision}`,
    href: documentPath(slug, others.length > 0 ? undefined : only),
    text: type === 'revision' ? last.change : type === 'withdrawal' ? last.withdrawnWhy : '',
    edition: last.edition,
    replacement: type === 'withdrawal' ? last.replacement : '',
    since: dayOfState(first),
    day: dayOfState(lastOf(group).first),
  };
}

/** Returns a document's changes. The same change in several languages is one group. */
function groupsOf(document: DeviceDocument): Group[] {
  const groups: Group[] = [];
  const latest = new Map<string, Group>();
  const all = document.versions.flatMap((link: ListedLink) => {
    const states = statesOf(link);
    return [...revisionsOf(states), ...withdrawalsOf(states)].map((change) => ({ ...change, link }));
  });
  for (const change of all.toSorted(oldestFirst)) {
    const key = keyOf(change);
    const group = latest.get(key);
    // If a link has the same change twice, the second is a separate change.
    if (group && !group.changes.some(({ link }) => link === change.link)) group.changes.push(change);
    else {
      const added: Group = { document, changes: [change] };
      groups.push(added);
      latest.set(key, added);
    }
  }
  return groups;
}

/** The changes last derived from the same links, for all the pages of a build or of one state of the content. */
const lists = new WeakMap<readonly ListedLink[], readonly DocumentChange[]>();

/**
 * Returns the changes to all documents, newest first. Leaves out documents whose earlier states are not known yet.
 * @param links the listed PDF links, which must not be changed afterwards
 */
export function documentChanges(links: readonly ListedLink[]): readonly DocumentChange[] {
  const known = lists.get(links);
  if (known) return known;
  const changes = new DeviceDocuments(links).all
    .filter(({ versions }) => versions.every(isComplete))
    .flatMap(groupsOf)
    .toSorted((a, b) => oldestFirst(lastOf(a), lastOf(b)))
    .reverse()
    .map(describe);
  lists.set(links, changes);
  return changes;
}

/** Returns the changes that the feed contains. */
export const latestChanges = (links: readonly ListedLink[]): readonly DocumentChange[] =>
  documentChanges(links).slice(0, MAX_IN_FEED);
