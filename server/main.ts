import { requireSettings } from '../lib/settings/require-settings';
import { logFault } from './log';
import { startServer } from './server';

// The one way to serve a production build: `npm start`, `npm run serve`, the container and App Hosting run this.
const settings = requireSettings();
// The service layer reads the backend from here, as it does in the bundles.
process.env.NEXT_PUBLIC_BACKEND = JSON.stringify(settings.backend);

// What nobody caught ends the process as it would anyway, but is logged in the form of all faults.
process.once('uncaughtException', (error) => {
  logFault(error);
  process.exit(1);
});

try {
  const server = await startServer({
    settings,
    dir: process.cwd(),
    distDir: process.env.NEXT_DIST_DIR ?? '.next',
    host: process.env.HOSTNAME ?? '0.0.0.0',
    port: Number(process.env.PORT ?? 3000),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  logFault(error);
  process.exit(1);
}
