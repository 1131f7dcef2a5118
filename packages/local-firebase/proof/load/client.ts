import type { Backend } from '../backend/backend';
import { commitTo, readAtOnce } from '../backend/documents';
import { bytesOf, upload } from '../backend/files';
import type { Ledger, State } from './ledger';
import type { Tally } from './tally';

const SLOTS = 10;
const FILE_SLOTS = 2;
const FILE_SIZE = 8_000;

/** Returns the paths of two documents that are always written in one commit, so their values must never differ. */
const pairOf = (slot: string) => [`left/${slot}`, `right/${slot}`];
export const fileName = (slot: string) => `pdfs/${slot}.pdf`;
export const fileBytes = (n: number) => bytesOf(n, FILE_SIZE);

export type Clients = { backend: Backend; documents: Ledger; files: Ledger; tally: Tally; isOver(): boolean };

/**
 * Waits until a killed backend has been restarted, or until the round is over.
 * @throws Error if there is no restart within 30 seconds
 */
async function nextStart({ backend, isOver }: Clients, before: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (backend.starts === before) {
    if (isOver()) return;
    if (Date.now() > deadline)
      throw new Error('A request received no response, but the backend was not restarted within 30 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const isCutOff = (error: unknown) => error instanceof TypeError;

/** Performs the operation and records its possible results in the ledger. */
async function write(
  clients: Clients,
  ledger: Ledger,
  place: string,
  state: State,
  act: () => Promise<void>,
): Promise<void> {
  const { starts } = clients.backend;
  try {
    await act();
    ledger.acknowledged(place, state);
    clients.tally.acknowledged += 1;
  } catch (error) {
    if (!isCutOff(error)) throw error;
    ledger.unanswered(place, state);
    clients.tally.unanswered += 1;
    await nextStart(clients, starts);
  }
}

async function look(clients: Clients, slot: string): Promise<void> {
  const { backend, documents, tally } = clients;
  const { starts } = backend;
  try {
    const [left = null, right = null] = await readAtOnce(backend, pairOf(slot));
    tally.reads += 1;
    if (left !== right) tally.failures.push(`A read found ${slot} half written: ${left} and ${right}.`);
    const allowed = documents.allowed(slot);
    if (!allowed.includes(left)) tally.failures.push(`${slot} held ${left}, not ${allowed.join(' or ')}.`);
  } catch (error) {
    if (!isCutOff(error)) throw error;
    await nextStart(clients, starts);
  }
}

/** Writes, reads, deletes and uploads at the client's own paths until the round is over. */
export async function runClient(clients: Clients, id: number): Promise<void> {
  const { backend, documents, files, isOver } = clients;
  for (let n = 1; !isOver(); n++) {
    const slot = `${id}-${n % SLOTS}`;
    const fileSlot = `${id}-${n % FILE_SLOTS}`;
    const state = n % 9 === 0 ? null : n;
    await write(clients, documents, slot, state, () => commitTo(backend, pairOf(slot), state));
    if (n % 5 === 0) await look(clients, slot);
    if (n % 20 === 0)
      await write(clients, files, fileSlot, n, () => upload(backend, fileName(fileSlot), fileBytes(n)));
  }
}
