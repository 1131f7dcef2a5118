import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import type { TestSite } from '../../tools/test-site';
import { secretsInFiles, secretsInText } from './secretlint';

/** Folders of files that browsers can request: the build's static files, the pages and the public folder. */
const DELIVERED = (distDir: string) => [`${distDir}/static`, `${distDir}/server/app`, 'public'];

/** Paths whose responses are scanned, in addition to the files in those folders. */
const ADDRESSES = [
  '/',
  '/admin',
  '/api/ready',
  '/api/shown/Blog/none',
  '/sitemap.xml',
  '/robots.txt',
  '/.env',
  '/.data/owner-token',
];

/** Returns whether the file is text in a format that the site serves. */
const isServed = (file: string) =>
  /\.(?:html|rsc|body|meta|css|js|mjs|json|txt|xml|svg|map|webmanifest)$/.test(file);

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isServed(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !(file.includes('/server/app/') && file.endsWith('.js')));
}

function signingKey(dataDir: string): string {
  const db = new Libsql(join(dataDir, 'local-firebase.db'), { readonly: true });
  const row = db.prepare('SELECT private_jwk FROM auth_signing_keys').get([]) as { private_jwk: string };
  db.close();
  return JSON.parse(row.private_jwk).d;
}

/** Returns the site's own secrets by name. */
export async function ownSecrets(site: TestSite) {
  const { ownerToken, administrator } = await site.running();
  return {
    'the owner token': ownerToken,
    "the administrator's password": administrator.password,
    'the signing key': signingKey(site.dataDir),
  };
}

/** Searches delivered files and responses for the site's own secrets and for text that looks like a secret. */
export async function scanDelivered(
  site: TestSite,
  own: Readonly<Record<string, string>>,
): Promise<{ count: number; failures: string[] }> {
  const { url } = await site.running();
  // Does not reuse connections: reading the files can block this process for so long that the server closes idle ones.
  const headers = { connection: 'close' };
  const asked = await Promise.all(
    ADDRESSES.map(async (address) => ({
      name: address,
      text: await (await fetch(url + address, { headers })).text(),
    })),
  );
  const files = DELIVERED(site.distDir).flatMap(filesIn);
  const onDisk = files.map((file) => ({ name: file, text: readFileSync(file, 'utf8') }));
  const failures = [
    ...[...onDisk, ...asked].flatMap(({ name, text }) =>
      Object.entries(own)
        .filter(([, secret]) => text.includes(secret))
        .map(([what]) => `${name} contains ${what}`),
    ),
    ...secretsInFiles(files),
    ...secretsInText('responses.txt', asked.map(({ text }) => text).join('\n')),
  ];
  return { count: onDisk.length + asked.length, failures };
}
