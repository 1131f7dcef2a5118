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

/** Segments of a path; the key of a parent is the beginning of its descendants' keys. */
export function pathKey(segments: readonly string[]): Buffer {
  return Buffer.concat(segments.map(textKey));
}

/** A key after those of everything below `parent`: no UTF-8 text begins with this byte. */
export function afterDescendants(parent: Buffer): Buffer {
  return Buffer.concat([parent, Buffer.from([0xff])]);
}
