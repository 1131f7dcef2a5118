import { startPulse } from 'local-firebase/pulse';
import { requireSettings } from '../lib/settings/require-settings';
import { logFault } from './log';
import { startServer } from './server';

// Serves a production build. `npm start`, `npm run serve`, `npm run deploy` and the container all run this module.
const settings = requireSettings();
startPulse(process.env);
// The service layer reads the backend from this variable. In Next's bundles, the build has inlined its value.
process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(settings.backend);

// Uncaught errors still end the process, but are logged like other faults.
process.once('uncaughtException', (error) => {
  logFault(error);
  process.exit(1);
});

// The server must not outlive a parent process that was killed.
process.once('disconnect', () => process.exit(1));

const stopServer = await startServer(settings, process.env.NEXT_DIST_DIR ?? '.next');

// Both systemd and the parent process may send a signal. The second signal must not cut the stop short.
let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  await stopServer();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
