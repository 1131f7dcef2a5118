import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Overload, overload } from './overload';
import { encodeUtf8 } from './utf8';

const CASTAGNOLI = 0x82f63b78;

function crc32c(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? CASTAGNOLI : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function littleEndian(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Strings are hashed as UTF-8. */
const hash = (run: (bytes: Uint8Array) => Uint8Array): Overload[] => [
  overload(['bytes'], run),
  overload(['string'], (text) => run(encodeUtf8(text))),
];

export const hashingFunctions = {
  'hashing.crc32': hash((bytes) => littleEndian(crc32(bytes))),
  'hashing.crc32c': hash((bytes) => littleEndian(crc32c(bytes))),
  'hashing.md5': hash((bytes) => createHash('md5').update(bytes).digest()),
  'hashing.sha256': hash((bytes) => createHash('sha256').update(bytes).digest()),
};
