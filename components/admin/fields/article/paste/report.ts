/** Reasons for which parts of pasted text are left out, followed by ways in which parts are changed. */
export const REASONS = [
  'deleted',
  'struck',
  'comments',
  'hidden',
  'controls',
  'pictures',
  'media',
  'textBoxes',
  'links',
  'formulas',
  'symbols',
  'cells',
  'underlined',
  'highlighted',
] as const;

export type Reason = (typeof REASONS)[number];

/** Extracts of the pasted text that was left out or changed, by reason. */
export type LeftOut = Record<Reason, string[]>;

export const emptyReport = (): LeftOut => ({
  deleted: [],
  struck: [],
  comments: [],
  hidden: [],
  controls: [],
  pictures: [],
  media: [],
  textBoxes: [],
  links: [],
  formulas: [],
  symbols: [],
  cells: [],
  underlined: [],
  highlighted: [],
});
