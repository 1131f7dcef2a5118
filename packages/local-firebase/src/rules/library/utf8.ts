/** Encodes a string as UTF-8. An unpaired surrogate becomes a question mark, as in Java. */
export const encodeUtf8 = (text: string): Uint8Array => Buffer.from(text.replace(/\p{Surrogate}/gu, '?'));
