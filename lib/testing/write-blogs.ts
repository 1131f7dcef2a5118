import { commitAsOwner, type OwnedBackend, setDocument } from './owner-writes';

/** Writes published blogs `blog-0000`, `blog-0001` …, bypassing the rules. */
export function writeBlogs(backend: OwnedBackend, count: number): Promise<void> {
  const writes = Array.from({ length: count }, (_, index) =>
    setDocument('Blog', `blog-${String(index).padStart(4, '0')}`, {
      title: `Blog ${index}`,
      published: true,
    }),
  );
  return commitAsOwner(backend, writes);
}
