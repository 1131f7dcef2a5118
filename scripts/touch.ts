import { openConnection } from '../tools/maintenance/connection';
import { runTask } from '../tools/maintenance/run-task';
import { touch } from '../tools/maintenance/touch';

// Makes every server reload the content after a restore or an edit in a console.
await runTask(async () => {
  const connection = openConnection(process.env);
  await touch(connection);
  console.log(`The site will show the content of ${connection.name} within seconds.`);
});
