import { numericId } from '../names';

const END = Buffer.from([0x00, 0x01]);

/** Returns bytes that sort like `bytes` even with further bytes appended. A prefix sorts before its continuations. */
export function bytesKey(bytes: Buffer): Buffer {
  if (!bytes.includes(0)) return Buffer.concat([bytes, END]);
  const escaped = Buffer.from(bytes.toString('latin1').replaceAll('\0', '\0\xff'), 'latin1');
  return Buffer.concat([escaped, END]);
}

/** Returns a key that orders text by the text's UTF-8 bytes. */
export function textKey(text: string): Buffer {
  return bytesKey(Buffer.from(text, 'utf8'));
}

/** Returns a key that orders numeric ids as numbers, before all other ids. */
function idKey(id: string): Buffer {
  const number = numericId(id);
  if (number === null) return textKey(id);
  const key = Buffer.from([0x00, 0x02, 0, 0, 0, 0, 0, 0, 0, 0]);
  key.writeBigUInt64BE(BigInt.asUintN(64, number) ^ (1n << 63n), 2);
  return key;
}

/** Returns a key for the segments of a path. A parent's key is a prefix of its descendants' keys. */
export function pathKey(segments: readonly string[]): Buffer {
  return Buffer.concat(segments.map(idKey));
}

/** Returns a key that sorts after all descendants of `parent`, because no UTF-8 text starts with the byte 0xff. */
export function afterDescendants(parent: Buffer): Buffer {
  return Buffer.concat([parent, Buffer.from([0xff])]);
}
