'use client';

import type { Editor } from '@tiptap/core';
import { type RefObject, useId, useState } from 'react';
import { checkPicture, storeImage } from '@/components/admin/fields/picture/store-image';
import { type UploadOutcome, useUploadingForm } from '@/components/admin/kit/pending-uploads';
import { article } from '@/content/admin/article';
import { fileAddress } from '@/lib/records/file-address';
import { type PastedPicture, settleMarkdown } from './pictures';

const TIMEOUT_MS = 60_000;

/**
 * Replaces a placeholder in the text with the stored picture's address, or removes it. Both belong to the paste, so that
 * they are not undone separately.
 */
function settle({ state, view }: Editor, placeholder: string, src: string | null): void {
  const { tr, doc } = state;
  doc.descendants((node, position) => {
    if (node.attrs.src !== placeholder) return;
    if (src) tr.setNodeMarkup(position, undefined, { ...node.attrs, src });
    else tr.delete(position, position + node.nodeSize);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}

async function store(recordId: string, file: File): Promise<string> {
  const checked = await checkPicture(file);
  if ('refusal' in checked) throw new Error(checked.refusal);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const converted = 'offer' in checked ? checked.offer.file : checked.file;
  const { path, width, height } = await storeImage(recordId, converted, { signal });
  return `${fileAddress(path)}#${width}x${height}`;
}

/**
 * Changes the text after the editor has closed, for example to show the Markdown source.
 * @param lost the description of a picture that the change removes
 */
export type EditMarkdown = (edit: (text: string) => string, lost?: string) => void;

/**
 * Uploads the pictures that pasted HTML contains. A save waits for them.
 * @param onFailed receives the description of a picture that could not be uploaded and was removed
 */
export function usePastedPictures(
  editor: RefObject<Editor | null>,
  recordId: string,
  onFailed: (alt: string) => void,
  editMarkdown: EditMarkdown,
) {
  const form = useUploadingForm();
  const field = useId();
  const [waiting, setWaiting] = useState(0);
  const [undescribed, setUndescribed] = useState<string[]>([]);

  async function upload(pictures: PastedPicture[]): Promise<UploadOutcome> {
    for (const { placeholder, file, alt } of pictures) {
      const src = await store(recordId, file).catch(() => null);
      const name = alt || article.leftOut.unnamed;
      if (editor.current?.isDestroyed === false) {
        settle(editor.current, placeholder, src);
        if (!src) onFailed(name);
        else if (!alt) setUndescribed((others) => [...others, src]);
      } else {
        editMarkdown((text) => settleMarkdown(text, placeholder, src), src ? undefined : name);
      }
      setWaiting((count) => count - 1);
    }
    return 'stored';
  }

  return {
    isUploading: waiting > 0,
    /** The addresses of stored pictures that nobody has described. */
    undescribed,
    setDescribed: (src: string) => setUndescribed((others) => others.filter((other) => other !== src)),
    start(pictures: PastedPicture[]) {
      if (pictures.length === 0) return;
      setWaiting((count) => count + pictures.length);
      form.track(field, upload(pictures));
    },
  };
}
