/**
 * Returns the first picture in dropped or pasted data, or null. Also returns null if the data contains plain or rich
 * text, because Word adds a picture of copied text.
 */
export function droppedPicture({ files, types }: Pick<DataTransfer, 'files' | 'types'>): File | null {
  if (types.includes('text/plain') || types.includes('text/rtf')) return null;
  return [...files].find(({ type }) => type.startsWith('image/')) ?? null;
}

/** Whether the data contains only files that cannot be inserted into the article. */
export const hasOnlyOtherFiles = (data: Pick<DataTransfer, 'files' | 'types'>): boolean =>
  data.types.includes('Files') &&
  !data.types.some((type) => type.startsWith('text/')) &&
  droppedPicture(data) === null;
