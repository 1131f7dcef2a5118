import { sendCommand } from '../tools/releases/control';
import { SOCKET } from '../tools/releases/deployment';

// Asks the running `npm run deploy` to switch to the checkout's current commit, to switch back (--back), or to read a
// renewed certificate (--certificate).
const COMMANDS: Record<string, string> = {
  '': 'release',
  '--back': 'rollback',
  '--certificate': 'certificate',
};

const option = process.argv[2] ?? '';
const command = COMMANDS[option];
try {
  if (!command) throw new Error(`Unknown option ${option}: use --back or --certificate.`);
  const succeeded = await sendCommand(SOCKET, command, (text) => process.stdout.write(text));
  if (!succeeded) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
