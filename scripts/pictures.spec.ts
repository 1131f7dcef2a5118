import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import madeFrom from '../art/made-from.json';

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

describe('the pictures that are served', () => {
  it('were made from the masters as they are now: `npm run pictures` makes them again', () => {
    const masters = readdirSync('art/masters').map((name) => [
      parse(name).name,
      digest(`art/masters/${name}`),
    ]);
    expect(masters.length).toBeGreaterThan(15);
    expect(madeFrom).toMatchObject(Object.fromEntries(masters));
  });
});
