import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend } from '../backend/backend';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { type Clients, runClient } from './client';
import { createLedger } from './ledger';
import { createTally, type Tally } from './tally';
import { integrityFailures, verify } from './verify';

const CLIENTS = 200;

/**
 * Times in seconds. Each kill occurs at a random time between `soonestKill` and `latestKill` after a start, or at the
 * end of the round if that is earlier.
 */
type Round = { seconds: number; soonestKill: number; latestKill: number };

const SCALES = {
  test: { rounds: 1, round: { seconds: 5, soonestKill: 1, latestKill: 3 } },
  full: { rounds: 20, round: { seconds: 60, soonestKill: 2, latestKill: 15 } },
};

/** Kills and restarts the backend repeatedly until the round is over. */
async function keepKilling(clients: Clients, end: number, { soonestKill, latestKill }: Round) {
  const { backend, tally, isOver } = clients;
  while (!isOver()) {
    const seconds = soonestKill + Math.random() * (latestKill - soonestKill);
    await sleep(Math.min(seconds * 1000, Math.max(0, end - Date.now())));
    await backend.process.kill();
    tally.kills += 1;
    await backend.start();
  }
}

async function playRound(round: Round, tally: Tally): Promise<number> {
  const backend = await startBackend();
  const end = Date.now() + round.seconds * 1000;
  const isOver = () => Date.now() > end;
  const clients = { backend, documents: createLedger(), files: createLedger(), tally, isOver };
  try {
    const running = Array.from({ length: CLIENTS }, (_, id) => runClient(clients, id));
    await Promise.all([...running, keepKilling(clients, end, round)]);
    const { checked, failures } = await verify(clients);
    await backend.process.close();
    tally.failures.push(...failures, ...integrityFailures(backend));
    return checked;
  } finally {
    await backend.remove();
  }
}

async function run({ scale, log }: ProofContext): Promise<ProofResult> {
  const { rounds, round } = SCALES[scale];
  const tally = createTally();
  let checked = 0;
  for (let n = 1; n <= rounds; n++) {
    checked += await playRound(round, tally);
    log(`  round ${n} of ${rounds}: ${tally.acknowledged} writes acknowledged, ${tally.kills} kills`);
  }
  const { acknowledged, unanswered, reads, kills, failures } = tally;
  return {
    passed: checked + reads,
    failures,
    figures: [
      `${rounds} × ${round.seconds} s with ${CLIENTS} clients`,
      `${kills} kills with kill -9`,
      `${acknowledged} writes acknowledged`,
      `${unanswered} writes in flight during a kill`,
      `${reads} pairs read during the load`,
      `${checked} paths compared after the last start`,
    ],
  };
}

export const load: ProofPart = {
  name: 'load',
  claim:
    'If local-firebase is killed at random moments while 200 clients use it, it restarts, loses no acknowledged write and shows no partial write.',
  notProven: [
    'Power cuts are not covered: `kill -9` leaves the system’s caches intact. The log is synced before each response, but the disk must honour the sync.',
  ],
  run,
};
