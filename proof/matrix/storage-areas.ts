import type { StorageCase } from './storage-case';

export const MIB = 1024 * 1024;
export const HASH = '0123456789abcdef'.repeat(4);

export type Area = {
  place: StorageCase['place'];
  contentType: string;
  most: number;
  good: (id: string) => string;
  /** Invalid names for files in this folder. */
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
    good: (id) => `pdfs/${id}.pdf/${HASH}.pdf`,
    badNames: [
      ...[
        (id: string) => id,
        (id: string) => `${id}.PDF`,
        (id: string) => `${id}.pdf.html`,
        (id: string) => `${id}.html`,
        (id: string) => `${id} a.pdf`,
        (id: string) => `${id}--a.pdf`,
        (id: string) => `-${id}.pdf`,
        (id: string) => `${id}-.pdf`,
        (id: string) => `.${id}.pdf`,
        (id: string) => `A${id}.pdf`,
        (id: string) => `é${id}.pdf`,
        (id: string) => `<b>${id}.pdf`,
        (id: string) => `deep/${id}.pdf`,
      ].map((name) => (id: string) => `pdfs/${name(id)}/${HASH}.pdf`),
      (id) => `pdfs/${id}.pdf/guide.pdf`,
      (id) => `pdfs/${id}.pdf/${HASH}`,
      (id) => `pdfs/${id}.pdf/${HASH}.html`,
      (id) => `pdfs/${id}.pdf/${HASH}.pdf.html`,
      (id) => `pdfs/${id}.pdf/${HASH}.PDF`,
      (id) => `pdfs/${id}.pdf/${HASH.toUpperCase()}.pdf`,
      (id) => `pdfs/${id}.pdf/${HASH}0.pdf`,
      (id) => `pdfs/${id}.pdf/${HASH.slice(1)}.pdf`,
      (id) => `pdfs/${id}.pdf/x${HASH}.pdf`,
      (id) => `pdfs/${id}.pdf/deep/${HASH}.pdf`,
      (id) => `Pdfs/${id}.pdf/${HASH}.pdf`,
    ],
  },
  {
    place: 'pdfs, from before',
    contentType: 'application/pdf',
    most: 25 * MIB,
    good: (id) => `pdfs/${id}.pdf`,
    badNames: [],
  },
];

/** Uploads in a single request, and resumable uploads with a declared size. */
export const KINDS = ['upload', 'begin'] as const;
/** The words for each kind in a case's name. */
export const HOW = { upload: 'at once', begin: 'begun' };
