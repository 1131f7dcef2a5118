import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Render } from '../../lib/pictures/picture-files';
import { masterDigest } from './digest';
import { drawingFile, makeDrawings } from './drawings';
import { OUTPUT } from './folders';
import { keep } from './kept';
import { findSources, makeRender, renderFiles } from './renders';

// Generates the site's pictures from `art`, with content-hashed names, and deletes unreferenced files.
mkdirSync(OUTPUT, { recursive: true });
const sources = findSources();
const renders: [key: string, render: Render][] = [];
for (const source of sources) renders.push([source.key, await makeRender(source)]);
const drawings = await makeDrawings();
keep(
  Object.fromEntries([...renders, ...drawings]),
  Object.fromEntries(sources.map(({ key, master }) => [key, masterDigest(master)])),
);

const served = new Set([
  ...renders.flatMap(([key, render]) => renderFiles(key, render)),
  ...drawings.map(([key, files]) => drawingFile(key, files)),
]);
for (const name of readdirSync(OUTPUT)) {
  if (!served.has(join(OUTPUT, name))) rmSync(join(OUTPUT, name));
}
console.log(`${OUTPUT}: ${renders.length} renders, including crops, and ${drawings.length} drawings`);
