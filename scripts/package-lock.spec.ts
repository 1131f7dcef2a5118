import { readFileSync } from 'node:fs';

type Entry = {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  hasInstallScript?: boolean;
};

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const entries = Object.entries(packages).flatMap(([path, entry]) =>
  path.includes('node_modules/') && !entry.link
    ? [{ name: path.split('node_modules/').at(-1), ...entry }]
    : [],
);

/** Packages that may run a script when they are installed. npm 11 runs none unless told to, and all do without. */
const INSTALL_SCRIPTS = [
  '@firebase/util',
  '@parcel/watcher',
  'esbuild',
  'protobufjs',
  're2',
  'unrs-resolver',
];

/** The registry did not offer these yet when their version was locked. */
const UNSEALED = /^@next\/swc-(?:darwin|win32)-/;

describe('package-lock.json', () => {
  it('seals every package of every system', () => {
    expect(entries.length).toBeGreaterThan(500);
    const unsealed = entries.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(unsealed.map(({ name }) => name).filter((name) => !UNSEALED.test(name ?? ''))).toEqual([]);
  });

  it('names no registry', () => {
    expect(entries.filter(({ resolved }) => resolved)).toEqual([]);
  });

  it('brings no unknown script that runs on installation', () => {
    const names = entries.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(names)].filter((name) => !INSTALL_SCRIPTS.includes(name ?? ''))).toEqual([]);
  });
});
