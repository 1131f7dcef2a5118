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

/**
 * Packages that have install scripts. npm 11 does not run them by default, and these packages all work without them.
 */
const INSTALL_SCRIPTS = [
  '@firebase/util',
  '@parcel/watcher',
  'esbuild',
  'protobufjs',
  're2',
  'unrs-resolver',
];

/** Packages for which the registry provided no integrity hash when their version was locked. */
const WITHOUT_INTEGRITY = /^@next\/swc-(?:darwin|win32)-/;

describe('package-lock.json', () => {
  it('has the integrity of every package on every platform', () => {
    expect(entries.length).toBeGreaterThan(500);
    const unsealed = entries.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(unsealed.map(({ name }) => name).filter((name) => !WITHOUT_INTEGRITY.test(name ?? ''))).toEqual(
      [],
    );
  });

  it('names no registry host', () => {
    expect(entries.filter(({ resolved }) => resolved)).toEqual([]);
  });

  it('has no unknown install script', () => {
    const names = entries.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(names)].filter((name) => !INSTALL_SCRIPTS.includes(name ?? ''))).toEqual([]);
  });
});
