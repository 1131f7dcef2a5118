import { readFileSync } from 'node:fs';

type Entry = {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  hasInstallScript?: boolean;
};

/** Returns the packages in a lock file, other than this project's own. */
function packagesIn(file: string): (Entry & { name: string })[] {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages).flatMap(([path, entry]) =>
    path.includes('node_modules/') && !entry.link
      ? [{ name: path.split('node_modules/').at(-1) ?? path, ...entry }]
      : [],
  );
}

/** The packages that are allowed to have install scripts. */
const INSTALL_SCRIPTS = ['@firebase/util', '@parcel/watcher', 'esbuild', 'protobufjs', 'unrs-resolver'];

/** Next's compilers for macOS and Windows. The registry used for the lock file lacks them, so they have no hash. */
const WITHOUT_INTEGRITY = ['darwin-arm64', 'darwin-x64', 'win32-arm64-msvc', 'win32-x64-msvc'].map(
  (platform) => `@next/swc-${platform}`,
);

describe.each(['package-lock.json', 'tools/verify/package-lock.json'])('%s', (file) => {
  const entries = packagesIn(file);

  it('has a hash for every package except the listed ones', () => {
    expect(entries.length).toBeGreaterThan(100);
    const unsealed = entries.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(unsealed.map(({ name }) => name).filter((name) => !WITHOUT_INTEGRITY.includes(name))).toEqual([]);
  });

  it('names no registry host', () => {
    expect(entries.filter(({ resolved }) => resolved)).toEqual([]);
  });

  it('has install scripts only for the listed packages', () => {
    const names = entries.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(names.filter((name) => !INSTALL_SCRIPTS.includes(name))).toEqual([]);
  });
});
