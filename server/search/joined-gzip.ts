import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * Compressed text that can be joined to other pieces, because it ends on a byte boundary and refers to no other piece.
 */
export type Piece = { plain: Buffer; deflated: Buffer };

export function pieceOf(text: string, level: number): Piece {
  const plain = Buffer.from(text);
  return { plain, deflated: deflateRawSync(plain, { level, finishFlush: constants.Z_FULL_FLUSH }) };
}

/** A gzip header (RFC 1952) without a time, a file name or an operating system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** An empty block marked as the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** Joins pieces into one gzip file without compressing them again. */
export function joinedGzip(pieces: Piece[]): Buffer {
  const trailer = Buffer.alloc(8);
  // An empty piece must not reset the checksum.
  trailer.writeUInt32LE(pieces.reduce((sum, { plain }) => (plain.length > 0 ? crc32(plain, sum) : sum), 0));
  trailer.writeUInt32LE(pieces.reduce((length, { plain }) => length + plain.length, 0) % 2 ** 32, 4);
  return Buffer.concat([HEADER, ...pieces.map(({ deflated }) => deflated), LAST_BLOCK, trailer]);
}

export const joinedText = (pieces: Piece[]): Buffer => Buffer.concat(pieces.map(({ plain }) => plain));
