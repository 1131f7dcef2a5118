const FROM_RIGHT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE. */
const [START, END] = ['\u2068', '\u2069'];

/**
 * Returns a text for insertion into a longer plain text, as `bdi` does in markup. Otherwise the full stop of an Arabic
 * text would be at its wrong end, and numbers after it would move before it. Other texts are returned unchanged.
 */
export const isolated = (text: string): string => (FROM_RIGHT.test(text) ? `${START}${text}${END}` : text);
