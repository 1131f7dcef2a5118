import { existsSync, rmSync } from 'node:fs';
import { renderData } from 'next-zero-js/data';

// Preloaded by the tested server. While the file CRASH_FLAG exists, the next render removes it and throws an error that
// nothing catches.
const { CRASH_FLAG = '' } = process.env;

const run = renderData.run.bind(renderData);
renderData.run = (...args) => {
  if (existsSync(CRASH_FLAG)) {
    rmSync(CRASH_FLAG);
    setImmediate(() => {
      throw new Error('Thrown during a render');
    });
  }
  return run(...args);
};
