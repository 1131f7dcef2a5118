export { parseRules } from './parser';
export { Source } from './source';
export type * from './tree';
