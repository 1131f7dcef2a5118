import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { LockedPackage } from './lock';

/** Ask for no more than to be named, or nothing. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'public domain',
];

/** Others, each with why it fits beside this project's MIT. */
const FITTING: [name: RegExp, licence: string, because: string][] = [
  [/^@img\/sharp/, 'LGPL-3.0-or-later', 'a library that is linked when it runs and stays replaceable'],
  [/^@fontsource-variable\//, 'OFL-1.1', 'fonts may be served with any page'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data that the build reads; nothing of it is served'],
  [/^(@axe-core\/playwright|axe-core)$/, 'MPL-2.0', 'runs in tests, unchanged'],
  [/^valid-url$/, '', 'its LICENSE file is the MIT licence; package.json leaves it out'],
];

const Manifest = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

/** The SPDX expression of an installed package, empty where it states none. */
export function licenceOf({ path }: LockedPackage): string {
  const { license, licenses } = Manifest.parse(JSON.parse(readFileSync(`${path}/package.json`, 'utf8')));
  if (license) return typeof license === 'string' ? license : license.type;
  return licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

function fits(name: string, licence: string): boolean {
  if (PERMISSIVE.includes(licence)) return true;
  return FITTING.some(([names, fitting]) => names.test(name) && fitting === licence);
}

/** Whether a package under this SPDX expression may be used here: of alternatives one, of conditions all. */
export const isCompatible = (name: string, expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => fits(name, licence)));
