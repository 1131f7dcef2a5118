import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';

const OPTIONS = {
  format: 'cjs',
  target: 'node20',
  sourcemap: 'inline',
  define: { 'import.meta.dirname': '__dirname' },
  // Jest runs `import()` only as `require()`.
  supported: { 'dynamic-import': false },
};

/** Lets Jest run TypeScript and ES modules. */
export default {
  getCacheKey: (source, file) =>
    createHash('sha256')
      .update(JSON.stringify([OPTIONS, file]))
      .update(source)
      .digest('hex'),
  process: (source, file) =>
    transformSync(source, { ...OPTIONS, loader: file.endsWith('.ts') ? 'ts' : 'js', sourcefile: file }),
};
