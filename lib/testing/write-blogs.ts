import type { LocalFirebase } from 'local-firebase';

/** Writes published blogs `blog-0000`, `blog-0001` … past the rules, in as few commits as the backend takes. */
export async function writeBlogs(backend: LocalFirebase, count: number): Promise<void> {
  const root = 'projects/demo-purvia/databases/(default)/documents';
  const writes = Array.from({ length: count }, (_, index) => ({
    update: {
      name: `${root}/Blog/blog-${String(index).padStart(4, '0')}`,
      fields: { title: { stringValue: `Blog ${index}` }, published: { booleanValue: true } },
    },
  }));
  for (let from = 0; from < count; from += 400) {
    const response = await fetch(`${backend.origin}/v1/${root}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.ownerToken}` },
      body: JSON.stringify({ writes: writes.slice(from, from + 400) }),
    });
    if (!response.ok) throw new Error(`The blogs could not be written: ${await response.text()}`);
  }
}
