import { ROOT } from './start-local';

export const integer = (value: number | string) => ({ integerValue: String(value) });
/** A write of a commit. */
export const update = (path: string, fields: object, more: object = {}) => ({
  update: { name: `${ROOT}/${path}`, fields },
  ...more,
});
