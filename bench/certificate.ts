import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve('.bench/tls');

/** Creates a key and a self-signed certificate for localhost that is valid for 30 days, and returns their paths. */
export function makeCertificate(): { certificate: string; key: string } {
  const certificate = join(FOLDER, 'certificate.pem');
  const key = join(FOLDER, 'key.pem');
  mkdirSync(FOLDER, { recursive: true });
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '30',
    ...name,
    ...files,
  ]);
  if (made.status !== 0) throw new Error(`openssl could not create a certificate: ${made.stderr}`);
  return { certificate, key };
}
