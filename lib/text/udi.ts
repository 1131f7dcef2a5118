/** The characters of a HIBC bar code, in the order of their values. Labels show the space as an underscore. */
const VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-._$/+%';

/** Whether a UDI-DI was issued by HIBCC. */
export const isHibc = (udi: string): boolean => udi.startsWith('+');

/** Returns HIBCC's check character for the characters in front of it: the sum of their values, modulo 43. */
export const checkCharacter = (characters: string): string =>
  VALUES.charAt([...characters].reduce((sum, one) => sum + VALUES.indexOf(one), 0) % VALUES.length);

/** Returns a UDI-DI in capitals, without the spaces and asterisks that labels have around it. */
export const tidyUdi = (text: string): string => text.replace(/[\s*]/g, '').toUpperCase();
