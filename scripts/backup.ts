import { backUpData } from 'local-firebase/backup';
import { counted } from '../tools/count';
import { runTask } from '../tools/maintenance/run-task';

// Backs up the embedded backend, even while it runs. For a Firebase project, use Google's own tools.
await runTask(async () => {
  const time = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');
  const folder = process.argv[2] ?? `backups/${time}`;
  const files = backUpData(process.env.DATA_DIR ?? '.data', folder);
  console.log(
    `Backed up the data and ${counted(files, 'file')} to ${folder}. Protect this folder like the data itself.`,
  );
});
