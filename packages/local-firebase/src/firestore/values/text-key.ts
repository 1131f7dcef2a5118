import { numericId } from '../names';

const END = Buffer.from([0x00, 0x01]);

/** Bytes that end by themselves and keep the order of their contents, a shorter one before its continuations. */
export function bytesKey(bytes: Buffer): Buffer {
  if (!bytes.includes(0)) return Buffer.concat([bytes, END]);
  const escaped = Buffer.from(bytes.toString('latin1').replaceAll('\0', '\0\xff'), 'latin1');
  return Buffer.concat([escaped, END]);
}

/** Text in the order of its UTF-8 bytes. */
export function textKey(text: string): Buffer {
  return bytesKey(Buffer.from(text, 'utf8'));
}

/** Numeric ids in the order of their numbers, before all other ids. */
function idKey(id: string): Buffer {
  const number = numericId(id);
  if (number === null) return textKey(id);
  const key = Buffer.from([0x00, 0x02, 0, 0, 0, 0, 0, 0, 0, 0]);
  key.writeBigUInt64BE(BigInt.asUintN(64, number) ^ (1n << 63n), 2);
  return key;
}

/** Segments of a path; the key of a parent is the beginning of its descendants' keys. */
export function pathKey(segments: readonly string[]): Buffer {
  return Buffer.concat(segments.map(idKey));
}

/** A key after those of everything below `parent`: no UTF-8 text begins with this byte. */
export function afterDescendants(parent: Buffer): Buffer {
  return Buffer.concat([parent, Buffer.from([0xff])]);
}
