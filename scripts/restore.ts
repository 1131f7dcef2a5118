import { restoreData } from 'local-firebase/backup';
import { runTask } from './maintenance/run-task';

// Puts a backup in the place of the embedded backend's data, which must not be running.
await runTask(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: npm run restore -- FOLDER');
  const dataDir = process.env.DATA_DIR ?? '.data';
  const kept = restoreData(folder, dataDir);
  console.log(
    `${dataDir} is as it was in ${folder}.${kept ? ` What stood there before is in ${kept}.` : ''}`,
  );
});
