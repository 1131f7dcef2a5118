const ENCODINGS = ['br', 'gzip', 'identity'];
const LANES = 4;

/** What a page cannot be shown without: its module, styles and fonts. Pictures are stored as they are asked for. */
const FILES = /\/(?:elements|_next\/static)\/[^"')\s\\]+/g;

/** Stores pages and their files anew, compressed, from the site that runs now. @returns how many addresses. */
export async function fillStore(renewPort: number, paths: string[]): Promise<number> {
  const files = new Set<string>();
  const store = async (path: string) => {
    for (const encoding of ENCODINGS) {
      const answer = await fetch(`http://127.0.0.1:${renewPort}${path}`, {
        headers: { 'accept-encoding': encoding },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}, so it was not stored.`);
      if (encoding === 'identity' && !files.has(path))
        for (const [file] of text.matchAll(FILES)) files.add(file);
    }
  };
  const storeAll = async (addresses: string[]) => {
    const waiting = [...addresses];
    const lane = async () => {
      for (let path = waiting.pop(); path; path = waiting.pop()) await store(path);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };
  await storeAll(paths);
  const found = [...files];
  await storeAll(found);
  return paths.length + found.length;
}
