import type { Blog } from '@/lib/model/records';
import { readBody } from './bodies';
import { getBlogs } from './facade';

/** A picture with the records that show it. */
export type LibraryPicture = {
  path: string;
  /** The longest alternative text that any record has for the picture, or ''. */
  alt: string;
  users: { id: string; title: string }[];
};

type Shown = { path: string; alt: string };

/** An image in Markdown whose file is stored on the site. */
const IN_TEXT = /!\[((?:\\.|[^\]\\])*)\]\(\/files\/(images(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.png)/g;

/** The number of articles to read at once. */
const BATCH = 12;

export const picturesInText = (text: string): Shown[] =>
  [...text.matchAll(IN_TEXT)].map(([, alt = '', path = '']) => ({ path, alt: alt.replace(/\\(.)/g, '$1') }));

/**
 * The pictures in the texts read so far, keyed by the text's hash. An entry cannot become stale, because a hash belongs
 * to one text.
 */
const known = new Map<string, Shown[]>();

async function picturesInArticle({ id, body }: Blog): Promise<Shown[]> {
  const found = known.get(body) ?? picturesInText(await readBody('Blog', id, body));
  known.set(body, found);
  return found;
}

function add(library: Map<string, LibraryPicture>, { id, title }: Blog, shown: Shown[]) {
  for (const { path, alt } of shown) {
    const { alt: before, users } = library.get(path) ?? { alt: '', users: [] };
    library.set(path, {
      path,
      alt: alt.length > before.length ? alt : before,
      users: users.some((user) => user.id === id) ? users : [...users, { id, title }],
    });
  }
}

/**
 * Yields a growing list of the pictures in blogs: first those on cards, and then, after each batch of texts, also those
 * in the articles read so far. Recently changed records come first. Omits pictures that no current record shows.
 */
export async function* readPictureLibrary(): AsyncGenerator<LibraryPicture[]> {
  const library = new Map<string, LibraryPicture>();
  const newest = (await getBlogs(true)).toSorted(
    (a, b) => (b.updatedAt?.getTime() ?? 0) - (a.updatedAt?.getTime() ?? 0),
  );
  for (const blog of newest) {
    if (blog.image) add(library, blog, [{ path: blog.image, alt: blog.imageAlt }]);
  }
  yield [...library.values()];
  const articles = newest.filter(({ body }) => body);
  for (let first = 0; first < articles.length; first += BATCH) {
    const batch = articles.slice(first, first + BATCH);
    const shown = await Promise.all(batch.map(picturesInArticle));
    batch.forEach((blog, index) => void add(library, blog, shown[index] ?? []));
    yield [...library.values()];
  }
}
