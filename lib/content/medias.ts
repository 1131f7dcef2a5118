import { operationsOf } from './operations';

const medias = operationsOf('Media');

export const getMedias = medias.list;
export const updateMedia = medias.update;
/** @public Named in the specification. The admin deletes records through `operationsOf` instead. */
export const deleteMedia = medias.remove;
