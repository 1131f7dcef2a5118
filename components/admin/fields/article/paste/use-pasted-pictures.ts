'use client';

import type { Editor } from '@tiptap/core';
import { type RefObject, useId, useState } from 'react';
import { checkPicture, storeImage } from '@/components/admin/fields/picture/store-image';
import { type UploadOutcome, useUploadingForm } from '@/components/admin/kit/pending-uploads';
import { article } from '@/content/admin/article';
import { fileAddress } from '@/lib/records/file-address';
import type { PastedPicture } from './pictures';

const TIMEOUT_MS = 60_000;

/**
 * Replaces a placeholder in the text with the stored picture's address, or removes it. Both belong to the paste, so that
 * they are not undone separately.
 * @returns the picture's description
 */
function settle({ state, view }: Editor, placeholder: string, src: string | null): string {
  const { tr, doc } = state;
  let alt = '';
  doc.descendants((node, position) => {
    if (node.attrs.src !== placeholder) return;
    alt = String(node.attrs.alt ?? '');
    if (src) tr.setNodeMarkup(position, undefined, { ...node.attrs, src });
    else tr.delete(position, position + node.nodeSize);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
  return alt;
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
 * Uploads the pictures that pasted HTML contains. A save waits for them.
 * @param onFailed receives the description of a picture that could not be uploaded and was removed
 */
export function usePastedPictures(
  editor: RefObject<Editor | null>,
  recordId: string,
  onFailed: (alt: string) => void,
) {
  const form = useUploadingForm();
  const field = useId();
  const [waiting, setWaiting] = useState(0);

  async function upload(pictures: PastedPicture[]): Promise<UploadOutcome> {
    for (const { placeholder, file } of pictures) {
      const src = await store(recordId, file).catch(() => null);
      const alt = editor.current?.isDestroyed === false && settle(editor.current, placeholder, src);
      if (!src) onFailed(alt || article.leftOut.unnamed);
      setWaiting((count) => count - 1);
    }
    return 'stored';
  }

  return {
    isUploading: waiting > 0,
    start(pictures: PastedPicture[]) {
      if (pictures.length === 0) return;
      setWaiting((count) => count + pictures.length);
      form.track(field, upload(pictures));
    },
  };
}
