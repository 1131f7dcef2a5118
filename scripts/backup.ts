import { backUpData } from 'local-firebase/backup';
import { runTask } from './maintenance/run-task';

// Copies the embedded backend's data while it is served. A Firebase project is backed up by Google's own tools.
await runTask(async () => {
  const time = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');
  const folder = process.argv[2] ?? `backups/${time}`;
  const files = backUpData(process.env.DATA_DIR ?? '.data', folder);
  console.log(`The data and its ${files} files are in ${folder}: keep it as safe as the data itself.`);
});
