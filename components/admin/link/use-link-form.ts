'use client';

import { type FormEvent, useRef, useState } from 'react';
import type { Refusable, useAction } from '@/components/admin/editor/use-action';
import { useEditing, useReceiptEnd } from '@/components/admin/editor/use-editing';
import { useUpload } from '@/components/admin/shared/upload';
import { showConflict } from '@/components/admin/versions/conflict-panel';
import type { OpenedWork } from '@/components/admin/work/open-work';
import { useMeeting } from '@/components/admin/work/use-clash';
import { links } from '@/content/admin/links';
import { deleteLink, getLink } from '@/lib/content/facade';
import { type Deletion, deletionOf } from '@/lib/content/history';
import { saveLink } from '@/lib/content/save-link';
import { UNNAMED } from '@/lib/content/work';
import { changedFields, editableFields, pickEditable, takeField } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import { KEPT_KINDS } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import type { ChosenPdf } from './pdf-field';

export type LinkFormOptions = {
  /** The stored or new link. A new link's id can be empty until a file is chosen. */
  link: PdfLink;
  isNew: boolean;
  /** The user's earlier unsaved changes. */
  opened: OpenedWork | null;
  action: ReturnType<typeof useAction>;
  onLink(link: PdfLink, state: LinkState): void;
};

/** The state and actions of a link's form, such as choosing a file, saving and restoring a version. */
export function useLinkForm({ link, isNew, opened, action, onLink }: LinkFormOptions) {
  const upload = useUpload();
  const [chosen, setChosen] = useState<ChosenPdf | null>(null);
  /** The name of a file that was chosen on an earlier visit and must be chosen again. */
  const [missing, setMissing] = useState(opened?.resumed?.copy.file);
  const editing = useEditing<PdfLink>('Link', link, linkSchema(link), {
    opened,
    id: isNew ? UNNAMED : link.id,
    file: chosen?.file.name ?? missing,
  });
  const { form } = editing;
  useReceiptEnd(editing, action);

  /** The title of the file chosen last. The next file's title replaces it, but never a typed or stored title. */
  const suggested = useRef('');

  function titleFor(stored: string, pdf: ChosenPdf): string {
    const present = form.getValues('title');
    const own = present && present !== suggested.current ? present : stored;
    suggested.current = pdf.title.slice(0, 200);
    return own || suggested.current;
  }

  /** Gives a new link its id, or opens the existing link with that id. Returns null if that link was deleted. */
  async function take(id: string): Promise<PdfLink | null> {
    // A failed read is not reported here, because the save also checks for an existing link.
    const there = isNew ? await getLink(id).catch(() => null) : link;
    const deleted = there ? null : await deletionOf('Link', id).catch(() => null);
    if (deleted) {
      upload.refuse(links.deletedName[deleted.deletion]);
      return null;
    }
    const next = there ?? { ...link, id, link: `pdfs/${id}` };
    onLink(next, there ? 'stored' : 'new');
    return next;
  }

  /** Returns the fields that a new form copies from a stored link: all except the title, the file and typed fields. */
  function detailsOf(next: PdfLink): object {
    if (!isNew) return {};
    const typed = changedFields('Link', link, form.getValues()).map(({ field }) => field);
    const others = editableFields('Link').filter((field) => !['title', 'sha256', ...typed].includes(field));
    return Object.assign({}, ...others.map((field) => takeField('Link', field, next)));
  }

  async function choose(pdf: ChosenPdf) {
    const next = await take(pdf.id);
    if (!next) return;
    setChosen(pdf);
    setMissing(undefined);
    const { sha256, size, pages } = pdf;
    const title = titleFor(next.title, pdf);
    editing.fill({ ...detailsOf(next), id: next.id, link: next.link, title, sha256, size, pages });
  }

  /** Moves a new link to another address. */
  async function move(id: string) {
    upload.clear();
    const next = await take(id);
    if (next) editing.fill({ ...detailsOf(next), id: next.id, link: next.link });
  }

  const write = (record: PdfLink, kind?: Refusable) =>
    action.run(async () => {
      const file = chosen?.sha256 === record.sha256 ? chosen.file : null;
      let saved = record;
      const save = async (options = {}) => {
        saved = await saveLink(record, file, options);
      };
      await (file ? upload.follow(save) : save());
      onLink(saved, 'stored');
      setChosen(null);
      editing.fill(pickEditable('Link', saved));
      window.history.replaceState(null, '', `/admin/link/${saved.id}`);
      const change = { collection: 'Link', id: saved.id, revision: saved.revision } as const;
      return { confirmation: KINDS.Link.messages.saved, change };
    }, kind);

  const store = form.handleSubmit((typed) => write({ ...link, ...pickEditable('Link', typed) }));

  function meet(theirs: object) {
    const { values } = editing.meet(theirs, action.refused);
    if ('sha256' in values && values.sha256 !== chosen?.sha256) setChosen(null);
    onLink({ ...link, ...theirs }, 'stored');
    action.dismiss();
  }
  useMeeting({ action, onDone: editing.acted, onMet: meet });

  /** Saves the form, unless its file is neither stored nor chosen here. */
  function submit() {
    action.dismiss();
    const { sha256 } = form.getValues();
    const isHere = chosen?.sha256 === sha256 || (!isNew && sha256 === link.sha256);
    if (isHere) void store();
    else upload.refuse(links.fileNeeded);
  }

  function save(event?: FormEvent) {
    event?.preventDefault();
    if (editing.clash?.open.length) showConflict();
    else submit();
  }

  return {
    editing,
    upload,
    chosen,
    missing,
    choose,
    move,
    save,
    /** @returns a function that chooses the same file again */
    forgetFile() {
      setChosen(null);
      setMissing(undefined);
      return () => {
        setChosen(chosen);
        setMissing(missing);
      };
    },
    /** Saves the form after a conflict. The form already contains the chosen fields. */
    resolved(fields: Record<string, unknown>) {
      if ('sha256' in fields && fields.sha256 !== chosen?.sha256) setChosen(null);
      submit();
    },
    meet,
    restored(stored: object) {
      onLink({ ...link, ...stored }, 'stored');
      action.dismiss();
    },
    /** Restores the fields of an earlier version. A file and its metadata are restored together. */
    restore(earlier: object) {
      const differing = changedFields('Link', link, earlier).map(({ field }) =>
        takeField('Link', field, earlier),
      );
      return write(Object.assign({}, link, ...differing), 'restore');
    },
    remove: () =>
      action.run(async () => {
        await deleteLink(link.id, link.revision);
        onLink(link, 'restorable');
        const change = { collection: 'Link', id: link.id, revision: null } as const;
        return { confirmation: KINDS.Link.messages.deleted, change };
      }, 'delete'),
  };
}

export type LinkState = 'new' | 'stored' | Deletion;

/**
 * Returns the schema of a link's form. If the document's type keeps earlier versions, a new file needs a new revision
 * label, because a label that is already printed on packs must not lead to another file. A document must not have
 * expired before it was issued.
 */
export const linkSchema = ({ sha256, edition }: PdfLink) =>
  SCHEMAS.Link.refine(
    (typed) =>
      !edition || typed.edition !== edition || typed.sha256 === sha256 || !KEPT_KINDS.includes(typed.kind),
    { path: ['edition'], error: links.sameRevision.replace('{revision}', edition) },
  ).refine(({ issued, validUntil }) => !validUntil || validUntil >= issued, {
    path: ['validUntil'],
    error: links.expiresFirst,
  });
