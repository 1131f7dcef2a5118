import { operationsOf } from './operations';

const medias = operationsOf('Media');

export const getMedias = medias.list;
export const updateMedia = medias.update;
export const deleteMedia = medias.remove;
