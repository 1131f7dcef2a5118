import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seed } from '../rules/stage';
import { play } from '../scenario';
import { connectCast } from '../target/cast';
import { expectedVerdicts } from './play-rows';
import { storageRulesFiles } from './storage';
import { playStorageRows } from './storage-rows';

play({
  title: 'third-party storage rules',
  targets: ['local'],
  prepare: async (target) => {
    const clients = await connectCast(target);
    return () => ({ target, clients });
  },
  scenarios: storageRulesFiles.map((file) => ({
    name: file.name,
    expected: expectedVerdicts(file),
    run: async ({ target, clients }) => {
      await seed(target.owner, file.documents ?? {});
      const rules = readFileSync(join(__dirname, 'storage', `${file.name}.rules`), 'utf8');
      return playStorageRows(file, rules, target, clients);
    },
  })),
});

it('every third-party rules file for Storage has a table of requests', () => {
  const files = readdirSync(join(__dirname, 'storage')).filter((file) => file.endsWith('.rules'));
  expect(storageRulesFiles.map(({ name }) => `${name}.rules`).sort()).toEqual(files.sort());
});
