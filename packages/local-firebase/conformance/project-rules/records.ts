import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';

const HOUR = 3_600_000;
export const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * HOUR);

export const stamp = (revision: number) => ({ revision, updatedAt: serverTimestamp(), updatedBy: 'admin' });
export const stored = { revision: 3, updatedAt: Timestamp.fromMillis(0), updatedBy: 'admin' };

const blog = (id: string) => ({
  id,
  title: 'Title',
  description: '',
  image: `images/${id}/0f.png`,
  imageAlt: '',
  link: 'https://journal.example/a',
  published: false,
  publishAt: null,
  publishedAt: null,
});

export const media = (id: string) => ({
  id,
  year: '2026',
  title: 'Title',
  media: 'Journal',
  description: '',
  link: '/news',
  published: false,
  publishAt: null,
  publishedAt: null,
});

export const footprint = { id: 'draft', patients: '70M', tests: '300M', centers: '3000+', devices: '360M' };
export const link = {
  id: 'swab-guide.pdf',
  link: 'pdfs/swab-guide.pdf',
  title: 'Guide',
  sha256: '0123456789abcdef'.repeat(4),
  size: 1000,
  pages: 2,
};

export const drafted = { ...blog('draft'), ...stored };
export const published = { ...blog('out'), ...stored, published: true, publishedAt: Timestamp.fromMillis(0) };
export const due = { ...blog('due'), ...stored, publishAt: inHours(-1) };
export const planned = { ...blog('planned'), ...stored, publishAt: inHours(1) };
export const linked = { ...link, ...stored };

export const kept = (record: DocumentData) => ({
  record,
  revision: 3,
  replacedAt: serverTimestamp(),
  replacedBy: 'admin',
});
export const tombstone = (collection: string, record: DocumentData) => ({
  collection,
  id: record.id,
  record,
  revision: 3,
  deletedAt: serverTimestamp(),
  deletedBy: 'admin',
});

export const create = (change: DocumentData) => ({ 'Blog/new': { ...blog('new'), ...stamp(1), ...change } });
export const update = (change: DocumentData, entry: DocumentData | null = kept(drafted)) => ({
  'Blog/draft': { ...drafted, ...stamp(4), ...change },
  ...(entry && { 'Blog/draft/history/3': entry }),
});
