function bitsOf(double: number): bigint {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(double);
  return bytes.readBigUInt64BE();
}

/** Returns the largest double that is not greater than a 64-bit integer. */
function doubleBelow(whole: bigint): number {
  const nearest = Number(whole);
  if (BigInt(nearest) <= whole) return nearest;
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(bitsOf(nearest) + (nearest > 0 ? -1n : 1n));
  return bytes.readDoubleBE();
}

function orderedDouble(double: number): Buffer {
  const bits = bitsOf(double === 0 ? 0 : double);
  const isNegative = bits >> 63n === 1n;
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(isNegative ? BigInt.asUintN(64, ~bits) : bits | (1n << 63n));
  return bytes;
}

/**
 * Returns ten bytes that order integers and doubles together without rounding: the largest double that is not greater
 * than the number, then the difference between the two.
 */
export function numberKey(number: number | bigint): Buffer {
  const double = typeof number === 'bigint' ? doubleBelow(number) : number;
  const rest = Buffer.alloc(2);
  if (typeof number === 'bigint') rest.writeUInt16BE(Number(number - BigInt(double)));
  return Buffer.concat([orderedDouble(double), rest]);
}

/** The length of a number's key. */
export const NUMBER_KEY_BYTES = 10;

const scratch = Buffer.alloc(8);

/** Returns the two parts of a number whose key starts at `offset`: the double, and the difference from it. */
export function readNumberKey(bytes: Buffer, offset: number): { double: number; rest: number } {
  const high = bytes.readUInt32BE(offset);
  const low = bytes.readUInt32BE(offset + 4);
  const isNegative = high < 0x8000_0000;
  scratch.writeUInt32BE((isNegative ? ~high : high & 0x7fff_ffff) >>> 0, 0);
  scratch.writeUInt32BE((isNegative ? ~low : low) >>> 0, 4);
  return { double: scratch.readDoubleBE(0), rest: bytes.readUInt16BE(offset + 8) };
}
