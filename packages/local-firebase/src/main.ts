import { type LocalFirebase, startLocalFirebase } from '.';
import { readCommand, USAGE } from './command-line';
import type { ReadyMessage } from './launch';
import { passwordNotice } from './outbox';
import { startPulse } from './pulse';
import { resetDataDirectory } from './reset';
import { StartError } from './start-error';

/** Reports that the backend is ready: to the parent process if there is one, otherwise to the terminal. */
function printStart({ origin, ownerToken, firstAdministrator }: LocalFirebase, dataDir: string): void {
  if (process.send) {
    process.send({ origin, ownerToken, firstAdministrator } satisfies ReadyMessage);
    return;
  }
  if (firstAdministrator) console.log(passwordNotice('The first administrator', firstAdministrator, dataDir));
  console.log(`local-firebase is ready at ${origin}, with its data in ${dataDir}.`);
}

async function run(): Promise<void> {
  startPulse(process.env);
  const command = readCommand(process.argv.slice(2), process.env);
  if (command.help) {
    console.log(USAGE);
    return;
  }
  if (command.reset) resetDataDirectory(command.options.dataDir, command.yes);
  const backend = await startLocalFirebase({ ...command.options, log: (line) => console.log(line) });
  const end = () => void backend.close();
  // A terminal sends these signals to all its processes, and systemd to all of a service's processes. The parent's
  // requests may still need this process, so it ends only when the parent disconnects.
  const onSignal = process.send ? () => {} : end;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  process.once('disconnect', end);
  // This comes last, because a parent process might end the program as soon as it receives the message.
  printStart(backend, command.options.dataDir);
}

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
