import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { launchLocalFirebase } from '../src/launch';

// Runs the SDK's own integration tests against this backend: `SDK_TESTS=path npm run sdk-tests`. The path must lead to
// a checkout of firebase/firebase-js-sdk.
const PROJECT = {
  projectId: 'demo-sdk',
  storageBucket: 'demo-sdk.appspot.com',
  apiKey: 'key',
  authDomain: 'demo-sdk.example',
};

/** The folder of the installed SDK. */
const INSTALLED = dirname(createRequire(import.meta.url).resolve('firebase/package.json'));

/**
 * The packages that the tests need, in the major versions that the SDK uses. They are not dependencies, because nothing
 * else needs them; this program installs them.
 */
const TOOLS = ['mocha@11', 'chai@4', 'chai-as-promised@7', 'chai-exclude@2', 'sinon@15', 'sinon-chai@3'];

const OPEN = (service: string) =>
  `rules_version = '2'; service ${service} { match /{all=**} { allow read, write; } }`;

type Suite = {
  name: string;
  /** The package's folder in the checkout. */
  folder: string;
  /** The source of a module that imports the tests. */
  entry: string;
  /** The folder in `platform` that contains the implementation for Node. */
  platform: string;
  /** The source code of modules that replace others, by the name of the replaced module. */
  replaced?: Record<string, string>;
  /** The reasons why some tests are expected to fail, keyed by the end of each test's title. */
  named?: Record<string, string>;
};

/** Public sign-up is not supported, so the owner creates the account and the test signs in to it. */
const OWNER_SIGNS_UP = `
  const send = globalThis.fetch;
  globalThis.fetch = async (url, options) => {
    if (!String(url).includes(':signUp')) return send(url, options);
    const authorization = 'Bearer ' + process.env.OWNER_TOKEN;
    const created = await send(url, { ...options, headers: { 'content-type': 'application/json', authorization } });
    if (!created.ok) return created;
    const signedIn = await send(String(url).replace(':signUp', ':signInWithPassword'), options);
    return Response.json({ ...(await signedIn.json()), kind: (await created.json()).kind });
  };`;

const SUITES: Suite[] = [
  {
    name: 'Firestore Lite',
    folder: 'packages/firestore',
    entry: `
      import './test/lite/integration.test';
      import { registerFirestore } from './lite/register';
      registerFirestore();`,
    platform: 'node_lite',
  },
  {
    name: 'Storage',
    folder: 'packages/storage',
    entry: `import './test/integration/integration.test';`,
    platform: 'node',
    replaced: {
      // Anonymous sign-in is not supported, but the tests do not need it, because the rules allow everything.
      '@firebase/auth': 'export const getAuth = () => {}; export const signInAnonymously = async () => {};',
    },
    named: { 'can get download URL': 'The test expects a URL at firebasestorage.googleapis.com.' },
  },
  {
    name: 'Sign-in with email and password',
    folder: 'packages/auth',
    entry: `
      import 'owner-signs-up';
      import './test/integration/flows/email.test';`,
    platform: 'node',
    replaced: {
      'owner-signs-up': OWNER_SIGNS_UP,
      '../../../': "export * from '@firebase/auth';",
      '../../../internal': "export * from '@firebase/auth/internal';",
      'totp-generator': 'export default () => {};',
    },
    named: {
      'allows the user to delete the account':
        'The test expects USER_NOT_FOUND, which projects with email enumeration protection do not return.',
    },
  },
];

/** Resolves modules that the SDK's build generates or replaces. */
const sdkModules = (copy: string, { folder, platform, replaced = {} }: Suite): Plugin => ({
  name: 'sdk',
  setup(esbuild) {
    const resolved = (path: string) => ({ path, namespace: 'sdk' });
    esbuild.onResolve({ filter: /config\/project\.json$/ }, () => resolved('project'));
    // The built package lacks the const enum that the sources use.
    esbuild.onResolve({ filter: /^@firebase\/component$/ }, () => ({
      path: join(copy, 'packages/component/index.ts'),
    }));
    esbuild.onResolve({ filter: /./ }, ({ path, namespace }) =>
      namespace !== 'sdk' && path in replaced ? resolved(path) : undefined,
    );
    const elsewhere = (path: string, resolveDir: string) =>
      esbuild.resolve(path, { resolveDir, kind: 'import-statement', pluginData: 'resolved' });
    // Resolve to the installed SDK, because the checkout is not built.
    esbuild.onResolve({ filter: /^@firebase\// }, ({ path, pluginData }) =>
      pluginData === 'resolved' ? undefined : elsewhere(path, INSTALLED),
    );
    esbuild.onResolve({ filter: /\/platform\/[^./]+$/ }, ({ path, resolveDir, pluginData }) =>
      pluginData === 'resolved'
        ? undefined
        : elsewhere(path.replace('/platform/', `/platform/${platform}/`), resolveDir),
    );
    esbuild.onLoad({ filter: /^project$/, namespace: 'sdk' }, () => ({
      contents: JSON.stringify(PROJECT),
      loader: 'json',
    }));
    esbuild.onLoad({ filter: /./, namespace: 'sdk' }, ({ path }) => ({
      contents: replaced[path],
      resolveDir: join(copy, folder),
    }));
  },
});

/** Installs the test tools if they are missing, and returns their folder. */
function requireTools(): string {
  const folder = join(import.meta.dirname, '../.cache/sdk-tests');
  if (!existsSync(join(folder, 'node_modules/mocha'))) {
    console.log(`Installing ${TOOLS.join(', ')} …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ...TOOLS], {
      cwd: folder,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The test tools could not be installed.');
  }
  return folder;
}

async function bundle(copy: string, suite: Suite, tools: string, outfile: string): Promise<void> {
  await build({
    stdin: { contents: suite.entry, resolveDir: join(copy, suite.folder), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    // The tests compare class names.
    keepNames: true,
    mainFields: ['module', 'main'],
    conditions: ['node'],
    nodePaths: [join(tools, 'node_modules'), dirname(INSTALLED)],
    plugins: [sdkModules(copy, suite)],
    logLevel: 'error',
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
}

type MochaReport = {
  stats: { passes: number; failures: number; pending: number };
  failures: { fullTitle: string; err: { message?: string } }[];
};

const copy = process.env.SDK_TESTS;
if (!copy || !existsSync(join(copy, 'packages/firestore/test/lite'))) {
  console.error('Set SDK_TESTS to the path of a checkout of firebase/firebase-js-sdk.');
  process.exit(1);
}
const tools = requireTools();
const folder = mkdtempSync(join(tmpdir(), 'sdk-tests-'));
const rules = { firestore: join(folder, 'firestore.rules'), storage: join(folder, 'storage.rules') };
writeFileSync(rules.firestore, OPEN('cloud.firestore'));
writeFileSync(rules.storage, OPEN('firebase.storage'));
const backend = await launchLocalFirebase({
  dataDir: join(folder, 'data'),
  port: 0,
  projectId: PROJECT.projectId,
  bucket: PROJECT.storageBucket,
  firestoreRules: rules.firestore,
  storageRules: rules.storage,
});
let passed = 0;
let failed = 0;
try {
  const { host, port } = new URL(backend.origin);
  for (const [index, suite] of SUITES.entries()) {
    const file = join(folder, `${index}.cjs`);
    const report = join(folder, `${index}.json`);
    await bundle(copy, suite, tools, file);
    spawnSync(
      process.execPath,
      [
        join(tools, 'node_modules/mocha/bin/mocha.js'),
        '--exit',
        '--timeout',
        '20000',
        '--reporter',
        'json',
      ].concat('--reporter-option', `output=${report}`, file),
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          OWNER_TOKEN: backend.ownerToken,
          FIREBASE_AUTH_EMULATOR_HOST: host,
          GCLOUD_PROJECT: PROJECT.projectId,
          FIRESTORE_TARGET_BACKEND: 'emulator',
          FIRESTORE_EMULATOR_PORT: port,
          FIRESTORE_EMULATOR_PROJECT_ID: PROJECT.projectId,
          __FIREBASE_DEFAULTS__: JSON.stringify({ emulatorHosts: { storage: host } }),
        },
      },
    );
    const { stats, failures }: MochaReport = JSON.parse(readFileSync(report, 'utf8'));
    const reasonFor = (title: string) =>
      Object.entries(suite.named ?? {}).find(([ending]) => title.endsWith(ending))?.[1];
    const unnamed = failures.filter(({ fullTitle }) => !reasonFor(fullTitle));
    const named = failures.length - unnamed.length;
    const counts = [`${stats.passes} passed`, `${unnamed.length} failed`, `${named} failed as expected`];
    console.log(`${suite.name}: ${counts.join(', ')}, ${stats.pending} skipped by the SDK`);
    for (const { fullTitle, err } of failures)
      console.log(`  ${fullTitle}: ${reasonFor(fullTitle) ?? err.message}`);
    passed += stats.passes;
    failed += unnamed.length;
  }
} finally {
  await backend.close();
  rmSync(folder, { recursive: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
