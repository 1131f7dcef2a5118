import type { StorageCase } from './storage-case';

export const MIB = 1024 * 1024;
export const HASH = '0123456789abcdef'.repeat(4);

export type Area = {
  place: StorageCase['place'];
  contentType: string;
  most: number;
  good: (id: string) => string;
  /** What the area holds that is not named as its files are. */
  badNames: ((id: string) => string)[];
};

export const AREAS: Area[] = [
  {
    place: 'images',
    contentType: 'image/png',
    most: 5 * MIB,
    good: (id) => `images/${id}/${HASH}.png`,
    badNames: [
      (id) => `images/${id}.png`,
      (id) => `images/${id}/photo.png`,
      (id) => `images/${id}/${HASH}`,
      (id) => `images/${id}/${HASH}.svg`,
      (id) => `images/${id}/${HASH}.png.html`,
      (id) => `images/${id}/${HASH}.PNG`,
      (id) => `images/${id}/${HASH.toUpperCase()}.png`,
      (id) => `images/${id}/${HASH}0.png`,
      (id) => `images/${id}/${HASH.slice(1)}.png`,
      (id) => `images/${id}/x${HASH}.png`,
      (id) => `images/${id}/deep/${HASH}.png`,
      (id) => `Images/${id}/${HASH}.png`,
    ],
  },
  {
    place: 'pdfs',
    contentType: 'application/pdf',
    most: 25 * MIB,
    good: (id) => `pdfs/${id}.pdf`,
    badNames: [
      (id) => `pdfs/${id}`,
      (id) => `pdfs/${id}.PDF`,
      (id) => `pdfs/${id}.pdf.html`,
      (id) => `pdfs/${id}.html`,
      (id) => `pdfs/${id} a.pdf`,
      (id) => `pdfs/${id}--a.pdf`,
      (id) => `pdfs/-${id}.pdf`,
      (id) => `pdfs/${id}-.pdf`,
      (id) => `pdfs/.${id}.pdf`,
      (id) => `pdfs/A${id}.pdf`,
      (id) => `pdfs/é${id}.pdf`,
      (id) => `pdfs/<b>${id}.pdf`,
      (id) => `pdfs/deep/${id}.pdf`,
      (id) => `Pdfs/${id}.pdf`,
    ],
  },
];

/** In one request, or begun with a promised size. */
export const KINDS = ['upload', 'begin'] as const;
/** As a case's name says it. */
export const HOW = { upload: 'at once', begin: 'begun' };
