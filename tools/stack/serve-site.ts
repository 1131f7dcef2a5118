import type { LaunchedFirebase } from 'local-firebase/launch';
import { fillWithExamples } from '../examples/fill';
import { fillWithDocuments } from '../examples/fill-documents';
import { portFrom } from './ports';
import { type Stack, startStack } from './stack';

const log = (line: string) => console.log(line);

function announce(stack: Stack, dataDir: string) {
  log(`\nThe site:   ${stack.siteUrl}\nThe admin:  ${stack.siteUrl}/admin`);
  const first = stack.backend.firstAdministrator;
  if (first) {
    log(
      `\nThe first administrator, shown only once:\n  email     ${first.email}\n  password  ${first.password}`,
    );
  }
  log(`\nPress Ctrl+C to stop. The content stays in ${dataDir}.`);
}

/** Serves the site on the embedded backend until stopped. A failure prints one sentence. */
export async function serveSite(mode: 'start' | 'dev'): Promise<void> {
  const dataDir = process.env.DATA_DIR ?? '.data';
  try {
    const stack = await startStack({
      mode,
      dataDir,
      port: portFrom('PORT', 3000),
      host: process.env.HOST ?? '127.0.0.1',
      backendPort: portFrom('LOCAL_FIREBASE_PORT', 9390),
      distDir: mode === 'dev' ? '.next-dev' : '.next',
      log,
      fill: async (backend: LaunchedFirebase) => {
        await fillWithExamples(backend, log);
        await fillWithDocuments(backend);
      },
    });
    announce(stack, dataDir);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stack.stop());
    process.exitCode = await stack.next.exited;
    await stack.backend.close();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
