import { openConnection } from './maintenance/connection';
import { runTask } from './maintenance/run-task';
import { touch } from './maintenance/touch';

// Has every server read the content anew, after it was edited in a console or restored.
await runTask(async () => {
  const connection = openConnection(process.env);
  await touch(connection);
  console.log(`The site will show what ${connection.name} holds within seconds.`);
});
