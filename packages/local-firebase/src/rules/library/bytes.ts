import { overload } from './overload';

const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_');

export const bytesMethods = {
  size: [overload(['bytes'], (bytes) => BigInt(bytes.length))],
  toBase64: [overload(['bytes'], (bytes) => urlSafe(Buffer.from(bytes).toString('base64')))],
  toHexString: [overload(['bytes'], (bytes) => Buffer.from(bytes).toString('hex').toUpperCase())],
};
