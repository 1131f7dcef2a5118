import { openConnection } from './maintenance/connection';
import { planPurge, purge } from './maintenance/purge';
import { runTask } from './maintenance/run-task';
import { touch } from './maintenance/touch';

// Removes what was deleted more than 30 days ago and files that nothing refers to; says what, and does it with --yes.
await runTask(async () => {
  const connection = openConnection(process.env);
  const plan = await planPurge(connection, Date.now());
  for (const { tombstone, history } of plan.tombstones) {
    console.log(`${tombstone.path}, with ${history.length} earlier states`);
  }
  for (const name of plan.files) console.log(name);
  const what = (files: number) => `${plan.tombstones.length} deleted records and ${files} files`;
  if (!process.argv.includes('--yes')) {
    console.log(
      `${what(plan.files.length)} can go from ${connection.name}: npm run purge -- --yes removes them for good.`,
    );
    return;
  }
  const files = await purge(connection, plan);
  await touch(connection);
  console.log(`${what(files)} removed from ${connection.name}.`);
});
