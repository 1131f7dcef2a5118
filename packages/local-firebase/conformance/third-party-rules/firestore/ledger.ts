import { createHash } from 'node:crypto';
import { Bytes } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const first = { text: 'opening', amount: 100, previous: null };
const previous = createHash('sha256').update('opening|100').digest('hex');
const key = {
  key: createHash('md5').update('abc').digest('base64url').concat('=='),
  crc: 'B73F4B36',
  raw: Bytes.fromUint8Array(new Uint8Array([1, 2])),
  number: '1.5',
};

export const ledger: FirestoreRulesFile = {
  name: 'ledger',
  seed: { 'ledgers/l/entries/1': first },
  allows: [
    ['ana', 'list', 'ledgers/l/entries'],
    ['ana', 'set', 'ledgers/new/entries/1', first],
    ['ana', 'set', 'ledgers/l/entries/2', { text: 'more', amount: 5, previous }],
    ['ana', 'set', 'keys/k', key],
  ],
  denies: [
    ['anyone', 'list', 'ledgers/l/entries'],
    ['ana', 'set', 'ledgers/l/entries/1', first],
    ['ana', 'set', 'ledgers/l/entries/3', { text: 'more', amount: 5, previous }],
    ['ana', 'set', 'ledgers/l/entries/2', { text: 'more', amount: 5, previous: previous.toUpperCase() }],
    ['ana', 'set', 'ledgers/l/entries/2', { text: 'more', amount: 5, previous: null }],
    ['ana', 'set', 'ledgers/l/entries/2', { text: 'more', amount: 5.5, previous }],
    ['ana', 'set', 'ledgers/new/entries/01', first],
    ['ana', 'set', 'keys/k', { ...key, crc: 'b73f4b36' }],
    ['ana', 'set', 'keys/k', { ...key, raw: 'x' }],
    ['ana', 'set', 'keys/k', { ...key, number: 'one and a half' }],
  ],
};
