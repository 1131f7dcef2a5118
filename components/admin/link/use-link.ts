'use client';

import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { useAction } from '@/components/admin/editor/use-action';
import { useEditing } from '@/components/admin/editor/use-editing';
import { errorMessage } from '@/components/admin/shared/error-message';
import { useUpload } from '@/components/admin/shared/use-upload';
import { links } from '@/content/admin/links';
import { type Deletion, deletionOf } from '@/lib/content/history';
import { deleteLink, getLink } from '@/lib/content/links';
import { saveLink } from '@/lib/content/save-link';
import { emptyRecord } from '@/lib/model/converter';
import { changedFields, pickEditable, takeField } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import { PDF_NAME } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import type { ChosenPdf } from './choose-pdf';

/** What the draft of a link is kept under until a file gives it an id; no PDF has this name. */
const NEW = 'new';

export type LinkFormOptions = {
  /** As stored; without an id as long as no file gave one. */
  link: PdfLink;
  isNew: boolean;
  action: ReturnType<typeof useAction>;
  onLink(link: PdfLink, state: LinkState): void;
};

/** What can be done in the form of a link: choose a file, save both, settle a conflict, go back to a version. */
export function useLinkForm({ link, isNew, action, onLink }: LinkFormOptions) {
  const upload = useUpload();
  const [chosen, setChosen] = useState<ChosenPdf | null>(null);
  /** The name of a file that an earlier visit chose and that has to be chosen again. */
  const [missing, setMissing] = useState<string>();
  const editing = useEditing<PdfLink>('Link', link, SCHEMAS.Link, {
    key: isNew ? NEW : link.id,
    file: chosen?.file.name ?? missing,
  });
  const { form, draft } = editing;

  /** A new link takes its id from the file, or becomes the link that is there under this id. */
  async function choose(pdf: ChosenPdf) {
    // What cannot be read now is told when it is saved.
    const there = isNew ? await getLink(pdf.id).catch(() => null) : link;
    const deletion = there ? null : await deletionOf('Link', pdf.id).catch(() => null);
    if (deletion) return upload.refuse(links.deletedName[deletion]);
    const next = there ?? { ...link, id: pdf.id, link: `pdfs/${pdf.id}` };
    onLink(next, there ? 'stored' : 'new');
    setChosen(pdf);
    setMissing(undefined);
    const { sha256, size, pages } = pdf;
    const title = form.getValues('title') || next.title || pdf.title.slice(0, 200);
    editing.fill({ id: next.id, link: next.link, title, sha256, size, pages });
  }

  const write = (record: PdfLink) =>
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
    });

  const store = form.handleSubmit((typed) => write({ ...link, ...pickEditable('Link', typed) }));

  function save(event?: FormEvent) {
    event?.preventDefault();
    if (isNew && !chosen) upload.refuse(links.fileNeeded);
    else void store();
  }

  return {
    editing,
    upload,
    chosen,
    missing,
    choose,
    save,
    bringBack({ title }: Record<string, unknown>) {
      if (title !== undefined) editing.fill({ title });
      setMissing(chosen ? undefined : draft.found?.file);
    },
    resolve(theirs: object, fields: Record<string, unknown>) {
      onLink({ ...link, ...theirs }, 'stored');
      editing.fill(fields);
      if ('sha256' in fields && fields.sha256 !== chosen?.sha256) setChosen(null);
      action.dismiss();
    },
    /** Takes what was otherwise then: a file with what is known of it, or the title. */
    restore(earlier: object) {
      const differing = changedFields('Link', link, earlier).map(({ field }) =>
        takeField('Link', field, earlier),
      );
      return write(Object.assign({}, link, ...differing));
    },
    remove: () =>
      action.run(async () => {
        await deleteLink(link.id, link.revision);
        onLink(link, 'restorable');
        const change = { collection: 'Link', id: link.id, revision: null } as const;
        return { confirmation: KINDS.Link.messages.deleted, change };
      }),
  };
}

export type LinkState = 'new' | 'stored' | Deletion;

type Loaded = { link: PdfLink; state: LinkState };

const newLink = (id: string): PdfLink => ({ ...emptyRecord('Link', id), link: `pdfs/${id}` });

async function load(id: string): Promise<Loaded> {
  if (!PDF_NAME.test(id)) return { link: newLink(''), state: 'new' };
  const link = await getLink(id);
  if (link) return { link, state: 'stored' };
  return { link: newLink(id), state: (await deletionOf('Link', id)) ?? 'new' };
}

/** The link of an id, or an empty one for an id that no file gave yet. */
export function useLink(id: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState('');

  const reload = useCallback(async (asked: string) => {
    setFailure('');
    try {
      setLoaded(await load(asked));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }, []);

  useEffect(() => {
    reload(id);
  }, [id, reload]);

  return { loaded, setLoaded, failure, reload };
}
