import { readFileSync } from 'node:fs';

type Entry = {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  license?: string;
  dev?: boolean;
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

/** Licences compatible with this project's own, for packages that the site runs on or serves. */
const RUNNING = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  // lru-cache.
  'BlueOak-1.0.0',
  // Browser data that the build reads.
  'CC-BY-4.0',
  // libvips, which sharp links dynamically.
  'LGPL-3.0-or-later',
];

/** Licences of unmodified packages used only to build, test and measure. */
const TOOLS = [
  ...[...RUNNING, 'Artistic-2.0', 'CC-BY-3.0', 'CC BY-SA 4.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'WTFPL'],
  'public domain',
];

/** Packages whose licence is missing in the lock file. All have the MIT licence, according to their other files. */
const WITHOUT_LICENCE = [
  ...['fuzzy', 'svg-tags', 'valid-url', 'busboy', 'streamsearch', 'parse-cache-control'],
  ...WITHOUT_INTEGRITY,
];

/** Returns whether a licence, such as `(MIT OR CC0-1.0)`, is allowed. */
const isAllowed = (licence: string, allowed: string[]): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));

it.each(['package-lock.json', 'tools/verify/package-lock.json', 'bench/tools/package-lock.json'])(
  '%s contains only packages whose licence is compatible with their use',
  (file) => {
    const isOfSite = file === 'package-lock.json';
    const unusable = packagesIn(file).filter(
      ({ name, license = WITHOUT_LICENCE.includes(name) ? 'MIT' : 'none', dev }) =>
        !isAllowed(license, isOfSite && !dev ? RUNNING : TOOLS),
    );
    expect(unusable.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  },
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
