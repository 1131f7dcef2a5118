import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const within = (folder: string, parts: string[]) => [...parts.map((part) => `${folder}/${part}`), folder];

/** Folders in order. Files in each may import only from the same folder and those to its left. */
const ORDERS = [
  ['content', 'lib', 'components', 'app', 'server'],
  ['components/ui', 'components/site', 'components/sections', 'components/admin'],
  ['kit', 'fields', 'editing', 'lists', 'kinds', 'shell'].map((folder) => `components/admin/${folder}`),
  // The files directly in these two folders import from the subfolders, so each folder itself comes last.
  within('components/admin/editing', ['commands', 'versions', 'work', 'conflicts', 'review', 'sharing']),
  within('components/admin/shell', [
    'session',
    'search',
    'shortcuts',
    'frame',
    'home',
    'people',
    'security',
    'approval',
  ]),
  ['lib', 'tools', 'proof', 'bench', 'scripts'],
];

const SITE = /^(content|lib|components|app|server)\//;
const TOOLS = /^(tools|proof|bench|scripts|art|e2e|packages)\//;
const BROWSER_TEST = /\.e2e\.ts$/;
const SDK = /^@?firebase\//;

type Ban = { files: RegExp; except?: RegExp; imports: RegExp; allowed?: RegExp; because: string };

const BANS: Ban[] = [
  { files: SITE, except: BROWSER_TEST, imports: TOOLS, because: 'the site does not need its tools' },
  { files: /^tools\//, imports: /^(art|e2e|server|app|components)\//, because: 'tools serve every part' },
  { files: /^(art|e2e)\//, imports: /^(scripts|bench)\//, because: 'scripts and benchmarks use these' },
  {
    files: /^(app\/\(site\)|components\/(ui|site|sections))\//,
    imports: /^components\/admin\//,
    because: 'visitors must not load the admin',
  },
  {
    files: /^(app\/\(site\)|components\/(site|sections))\//,
    except: BROWSER_TEST,
    imports: /^lib\/firebase\//,
    because: 'pages read content through lib/public and lib/records',
  },
  {
    files: /^components\/ui\//,
    except: BROWSER_TEST,
    imports: /^(content|lib)\//,
    allowed: /^lib\/elements\//,
    because: 'components in ui take content as props',
  },
  {
    files: SITE,
    except: /^lib\/records\//,
    imports: /^lib\/records\/write$/,
    because: 'records are written only by the operations in lib/records',
  },
  {
    files: SITE,
    except: /^lib\/(records|public)\//,
    imports: /^lib\/records\/read$/,
    because: 'staff read records by the operations in lib/records, and pages by lib/public',
  },
  {
    files: /^lib\/firebase\//,
    imports: /^(content|lib\/records)\//,
    because: 'lib/firebase takes values as parameters',
  },
  { files: SITE, except: /^lib\/firebase\//, imports: SDK, because: 'only lib/firebase knows the SDK' },
  {
    files: /^lib\/firebase\//,
    imports: /^firebase\/firestore$/,
    because: 'without the database the full SDK returns empty results: use firebase/firestore/lite',
  },
];

const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

/** Returns why a file in one folder must not refer to another, or undefined if it may. */
function fault(file: string, path: string): string | undefined {
  const order = ORDERS.find((folders) => {
    const from = folders.findIndex((folder) => isIn(folder, file));
    return from >= 0 && folders.findIndex((folder) => isIn(folder, path)) > from && !BROWSER_TEST.test(file);
  });
  if (order) return `the order is ${order.join(' ← ')}`;
  return BANS.find(
    (ban) =>
      ban.files.test(file) && !ban.except?.test(file) && ban.imports.test(path) && !ban.allowed?.test(path),
  )?.because;
}

/** The files, folders and packages to which a file refers, including types, styles and mocks. */
function referencesIn(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/'((?:@|\.{1,2})\/[^'\n]+|@?firebase\/[^'\n]+)'/g);
  return [...specifiers].map(([, name = '']) => {
    if (SDK.test(name)) return name;
    return name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(file), name));
  });
}

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  // A deleted file stays in the index until the deletion is staged.
  .filter(existsSync);

describe('imports', () => {
  it('point one way, so that the folders show the architecture', () => {
    const faults = tracked.flatMap((file) =>
      referencesIn(file).flatMap((path) => {
        const because = fault(file, path);
        return because ? `${file} refers to ${path}, but ${because}` : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each(['components/admin', 'components/admin/editing', 'components/admin/shell'])(
    'are checked in each folder of %s',
    (parent) => {
      const folderOf = (path: string) => RegExp(`^${parent}/([^/]+)(?=/)`).exec(path)?.[0] ?? [];
      const folders = new Set(tracked.flatMap(folderOf));
      folders.delete('components/admin/testing');
      expect([...folders].filter((folder) => !ORDERS.flat().includes(folder))).toEqual([]);
    },
  );
});
