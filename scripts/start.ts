import { passwordNotice } from 'local-firebase/outbox';
import { describeExit } from '../lib/processes/supervise';
import { portFrom } from '../tools/stack/ports';
import { type Stack, startStack } from '../tools/stack/stack';

const log = (line: string) => console.log(line);

function announce(stack: Stack, dataDir: string) {
  log(`\nThe site:   ${stack.siteUrl}\nThe admin:  ${stack.siteUrl}/admin`);
  log(`\nPress Ctrl+C to stop. The content stays in ${dataDir}.`);
}

// Serves the site with the embedded backend until stopped, after building the site if the last build is stale. With
// --dev, starts the development server instead. Prints a failure's message without a stack trace.
const mode = process.argv.includes('--dev') ? 'dev' : 'start';
const dataDir = process.env.DATA_DIR ?? '.data';
let isStopping = false;
let stack: Stack | undefined;
// npm and the terminal may both send a signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isStopping) void stack?.stop();
    isStopping = true;
  });
}
try {
  stack = await startStack({
    mode,
    dataDir,
    port: portFrom('PORT', 3000),
    host: process.env.HOST ?? '127.0.0.1',
    backendPort: portFrom('LOCAL_FIREBASE_PORT', 9390),
    distDir: mode === 'dev' ? '.next-dev' : '.next',
    log,
    onFirstAdministrator: (first) => log(passwordNotice('The first administrator', first, dataDir)),
    fill: async (backend) => {
      // Later starts, which have a database, are faster without these modules.
      const { fillWithExamples } = await import('../tools/examples/fill');
      const { fillWithDocuments } = await import('../tools/examples/fill-documents');
      await fillWithExamples(backend, log);
      await fillWithDocuments(backend);
    },
  });
  if (isStopping) await stack.stop();
  else announce(stack, dataDir);
  const exit = await stack.next.exited;
  await stack.stop();
  process.exitCode = exit.code ?? 1;
  if (!isStopping) throw new Error(`The server ended (${describeExit(exit)}), so no pages can be served.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
