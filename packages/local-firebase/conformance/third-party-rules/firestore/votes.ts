import { Timestamp } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const open = { closes: Timestamp.fromMillis(Date.now() + 3_600_000), tally: { yes: 4, no: 2 } };
const closed = { ...open, closes: Timestamp.fromMillis(Date.now() - 3_600_000) };
const withTally = (yes: number, no: number) => ({ ...open, tally: { yes, no } });

export const votes: FirestoreRulesFile = {
  name: 'votes',
  seed: { 'polls/open': open, 'polls/closed': closed, 'polls/open/ballots/ben': { choice: 'no' } },
  allows: [
    ['anyone', 'get', 'polls/open'],
    ['ben', 'get', 'polls/open/ballots/ben'],
    ['ana', 'commit', { 'polls/open/ballots/ana': { choice: 'yes' }, 'polls/open': withTally(5, 2) }],
    ['ana', 'commit', { 'polls/open': withTally(4, 3), 'polls/open/ballots/ana': { choice: 'no' } }],
  ],
  denies: [
    ['ana', 'get', 'polls/open/ballots/ben'],
    ['ana', 'set', 'polls/open/ballots/ana', { choice: 'yes' }],
    ['ana', 'set', 'polls/open', withTally(5, 2)],
    ['ana', 'commit', { 'polls/open/ballots/ana': { choice: 'yes' }, 'polls/open': withTally(6, 2) }],
    ['ana', 'commit', { 'polls/open/ballots/ana': { choice: 'yes' }, 'polls/open': withTally(5, 3) }],
    ['ana', 'commit', { 'polls/open/ballots/ana': { choice: 'maybe' }, 'polls/open': withTally(5, 2) }],
    [
      'ana',
      'commit',
      { 'polls/open/ballots/ana': { choice: 'yes', twice: true }, 'polls/open': withTally(5, 2) },
    ],
    ['ben', 'commit', { 'polls/open/ballots/ben': { choice: 'yes' }, 'polls/open': withTally(5, 2) }],
    ['ana', 'commit', { 'polls/open/ballots/acme': { choice: 'yes' }, 'polls/open': withTally(5, 2) }],
    [
      'ana',
      'commit',
      {
        'polls/closed/ballots/ana': { choice: 'yes' },
        'polls/closed': { ...closed, tally: { yes: 5, no: 2 } },
      },
    ],
    ['ben', 'delete', 'polls/open/ballots/ben'],
  ],
};
