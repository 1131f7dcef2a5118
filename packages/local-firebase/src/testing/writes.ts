import { ROOT } from './start-local';

export const integer = (value: number | string) => ({ integerValue: String(value) });
export const update = (path: string, fields: object, more: object = {}) => ({
  update: { name: `${ROOT}/${path}`, fields },
  ...more,
});
