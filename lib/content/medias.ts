import { operationsOf } from './operations';

const medias = operationsOf('Media');

export const getMedias = medias.list;
export const updateMedia = medias.update;
/** @public The specification names it; the admin deletes any kind through its operations. */
export const deleteMedia = medias.remove;
