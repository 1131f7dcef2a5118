import { counted } from '../tools/count';
import { openConnection } from '../tools/maintenance/connection';
import { planPurge, purge } from '../tools/maintenance/purge';
import { runTask } from '../tools/maintenance/run-task';
import { touch } from '../tools/maintenance/touch';

// Lists the deleted records and unreferenced files that can be purged. With --yes, purges them.
await runTask(async () => {
  const connection = openConnection(process.env);
  const plan = await planPurge(connection, Date.now());
  for (const { tombstone, history } of plan.tombstones) {
    console.log(`${tombstone.path}, with its history and texts (${counted(history.length, 'document')})`);
  }
  for (const name of plan.files) console.log(name);
  const what = (files: number) =>
    `${counted(plan.tombstones.length, 'deleted record')} and ${counted(files, 'file')}`;
  if (!process.argv.includes('--yes')) {
    console.log(
      `${what(plan.files.length)} can be purged from ${connection.name}. To delete them permanently: npm run purge -- --yes`,
    );
    return;
  }
  const files = await purge(connection, plan);
  await touch(connection);
  console.log(`Purged ${what(files)} from ${connection.name}.`);
});
