import { openConnection } from '../tools/maintenance/connection';
import { planPurge, purge } from '../tools/maintenance/purge';
import { runTask } from '../tools/maintenance/run-task';
import { touch } from '../tools/maintenance/touch';

// Lists records deleted more than 30 days ago and unreferenced files, and removes them with --yes.
await runTask(async () => {
  const connection = openConnection(process.env);
  const plan = await planPurge(connection, Date.now());
  for (const { tombstone, history } of plan.tombstones) {
    console.log(`${tombstone.path}, with ${history.length} earlier versions and texts`);
  }
  for (const name of plan.files) console.log(name);
  const what = (files: number) => `${plan.tombstones.length} deleted records and ${files} files`;
  if (!process.argv.includes('--yes')) {
    console.log(
      `${what(plan.files.length)} can be deleted from ${connection.name}. To delete them permanently: npm run purge -- --yes`,
    );
    return;
  }
  const files = await purge(connection, plan);
  await touch(connection);
  console.log(`${what(files)} deleted from ${connection.name}.`);
});
