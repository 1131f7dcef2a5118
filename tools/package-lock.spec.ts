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

/** The packages that are allowed to have install scripts. */
const INSTALL_SCRIPTS = [
  '@firebase/util',
  '@parcel/watcher',
  'esbuild',
  'protobufjs',
  're2',
  'unrs-resolver',
];

/** Next's compilers for macOS and Windows. The registry used for the lock file lacks them, so they have no hash. */
const WITHOUT_INTEGRITY = ['darwin-arm64', 'darwin-x64', 'win32-arm64-msvc', 'win32-x64-msvc'].map(
  (platform) => `@next/swc-${platform}`,
);

describe('package-lock.json', () => {
  it('has a hash for every package except the listed ones', () => {
    expect(entries.length).toBeGreaterThan(500);
    const unsealed = entries.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(unsealed.map(({ name }) => name).sort()).toEqual(WITHOUT_INTEGRITY);
  });

  it('names no registry host', () => {
    expect(entries.filter(({ resolved }) => resolved)).toEqual([]);
  });

  it('has install scripts only for the listed packages', () => {
    const names = entries.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(names)].filter((name) => !INSTALL_SCRIPTS.includes(name ?? ''))).toEqual([]);
  });
});
