import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve('.bench/tls');

type Certificate = { certificate: string; key: string };

let made: Certificate | undefined;

/** Returns the paths of a key and a self-signed certificate for localhost. Creates them once, for 30 days. */
export function makeCertificate(): Certificate {
  // The Observatory must trust the certificate that nginx uses.
  made ??= create();
  return made;
}

function create(): Certificate {
  const certificate = join(FOLDER, 'certificate.pem');
  const key = join(FOLDER, 'key.pem');
  mkdirSync(FOLDER, { recursive: true });
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', [
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
  if (status !== 0) throw new Error(`openssl could not create a certificate: ${stderr}`);
  return { certificate, key };
}
