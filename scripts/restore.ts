import { restoreData } from 'local-firebase/backup';
import { runTask } from '../tools/maintenance/run-task';

// Replaces the embedded backend's data with a backup. Stop the backend first.
await runTask(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: npm run restore -- FOLDER');
  const dataDir = process.env.DATA_DIR ?? '.data';
  const kept = restoreData(folder, dataDir);
  console.log(`Restored ${dataDir} from ${folder}.${kept ? ` The previous data is in ${kept}.` : ''}`);
});
