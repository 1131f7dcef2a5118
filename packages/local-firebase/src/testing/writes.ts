import { ROOT } from './start-local';

export const integer = (value: number | string) => ({ integerValue: String(value) });
/** An update for a commit. */
export const update = (path: string, fields: object, more: object = {}) => ({
  update: { name: `${ROOT}/${path}`, fields },
  ...more,
});
