import { claims } from '../claims';
import type { PictureKey } from '../pictures';

export const press = {
  id: 'press',
  heading: 'In the press',
  listLabel: 'Press mentions, newest first',
  empty: 'No press mentions yet. New ones will appear here.',
  readMore: 'Read the article',
  all: { label: 'All press mentions', href: '/press' },
};

export const blogs: Record<'id' | 'heading' | 'listLabel' | 'empty' | 'readMore', string> & {
  all: { label: string; href: string };
  defaultPicture: PictureKey;
} = {
  id: 'blogs',
  heading: 'Blogs and published papers',
  listLabel: 'Blogs and published papers, newest first',
  empty: 'Nothing published yet. New blogs and papers will appear here.',
  readMore: 'Read more',
  all: { label: 'All blogs and papers', href: '/blogs' },
  defaultPicture: 'blog-default',
};

type FootprintField = 'patients' | 'tests' | 'centers' | 'devices';

/** The tiles in reading order. Their values are in the footprint record. */
const footprintTiles: { field: FootprintField; label: string }[] = [
  { field: 'patients', label: claims.patients.label },
  { field: 'tests', label: claims.tests.label },
  { field: 'centers', label: claims.centers.label },
  { field: 'devices', label: claims.devices.label },
];

export const footprint: { id: string; heading: string; picture: PictureKey; tiles: typeof footprintTiles } = {
  id: 'footprint',
  heading: 'Our Global Footprint',
  picture: 'world-map',
  tiles: footprintTiles,
};
