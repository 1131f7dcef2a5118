export { compileFirestoreRules } from './request/firestore';
export { ANY_SEGMENT } from './request/list';
export { compileStorageRules } from './request/storage';
export { RulesError } from './rules-error';
export type * from './ruleset';
