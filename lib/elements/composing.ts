/**
 * Whether a key press belongs to an input method, for example Enter to accept a Japanese word. Safari reports the press
 * that ends a composition after the composition, but with the key code 229.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;
