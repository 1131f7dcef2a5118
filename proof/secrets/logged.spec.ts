import { randomBytes } from 'node:crypto';
import { credentialsIn } from './logged';

const OWN = { 'the owner token': '0f'.repeat(32) };

describe('a log', () => {
  it.each([
    ['the owner token', OWN['the owner token']],
    ['an ID token', `eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.${randomBytes(64).toString('base64url')}`],
    ['a refresh token or password reset code', 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFy-_1'],
  ])('with %s is reported without it', (name, secret) => {
    const found = credentialsIn(`Started.\n{"message":"Denied ${secret}."}\n`, OWN);
    expect(found).toEqual([`A log line contains ${name}: {"message":"Denied …."}`]);
  });

  it.each([
    'The code is in /tmp/data/outbox/2026-11-27T10-00-00-000Z.password-reset.0a1b2c3d.txt.',
    `GET /files/images/blog/${'0a'.repeat(32)}/640.avif 404`,
    'GET /blogs/keeping-specimens-cold-on-the-way-to-the-laboratory 200',
    `Error: none\\n    at ${crypto.randomUUID()}`,
  ])('with only %s is not reported', (line) => {
    expect(credentialsIn(line, OWN)).toEqual([]);
  });
});
