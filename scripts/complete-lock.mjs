// Completes a package-lock.json after `npm install`: npm leaves out the optional packages of systems other than
// this one, and `npm ci` then refuses the lock file; and it writes down which registry it was served by.
// `node scripts/complete-lock.mjs [FILE]`, then prove it with `npm ci --dry-run`.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const LIBRARIES = { gnu: 'glibc', glibc: 'glibc', musl: 'musl' };

/** What a package's name says of the systems that it is for: `@img/sharp-linux-arm64`. */
function platformOf(name) {
  if (name === 'fsevents') return { os: ['darwin'] };
  const words = name.split(/[/-]/).flatMap((word) => (word === 'linuxmusl' ? ['linux', 'musl'] : word));
  const of = (known) => words.filter((word) => known.includes(word));
  const libc = words.flatMap((word) => LIBRARIES[word] ?? []);
  return Object.fromEntries(
    Object.entries({ os: of(SYSTEMS), cpu: of(PROCESSORS), libc }).filter(([, values]) => values.length > 0),
  );
}

/** The version of `name` that a package at this path finds in the node_modules above it. */
function foundVersion(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found || !folder) return found?.version;
  }
}

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, wanted] of Object.entries(optionalDependencies)) {
    // Packages name those of other systems exactly; of a range, its lowest is taken.
    const version = wanted.replace(/^[~^]/, '');
    const found = foundVersion(lock.packages, path, name);
    if (found && (found === version || wanted !== version)) continue;
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${path} wants ${name} ${wanted}: add it by hand.`);
    const place = `${found ? `${path}/` : ''}node_modules/${name}`;
    lock.packages[place] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
    console.log(`Added ${name} ${version}.`);
  }
}
for (const entry of Object.values(lock.packages)) if (!entry.link) delete entry.resolved;
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
