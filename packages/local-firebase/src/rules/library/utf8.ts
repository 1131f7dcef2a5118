/** A string as UTF-8. Half of a surrogate pair becomes a question mark, as in Java. */
export const encodeUtf8 = (text: string): Uint8Array => Buffer.from(text.replace(/\p{Surrogate}/gu, '?'));
