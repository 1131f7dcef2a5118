import { findSecrets } from './find-secrets';

const kinds = (text: string, isSource = true) => findSecrets(text, { isSource }).map(({ kind }) => kind);

describe('secrets are found', () => {
  it.each([
    ['private key', '-----BEGIN PRIVATE KEY-----'],
    ['private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['Google API key', 'AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY'],
    ['AWS access key', 'key = AKIAIOSFODNN7EXAMPLE'],
    ['GitHub token', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'],
    ['signed token', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlLXNpZ25hdHVyZQ'],
    ['password in an address', 'postgres://admin:hunter22@db.purvia.example/site'],
    ['named as a secret', "const apiKey = 'q8Zr4T1x-Lw0Yv7Kd'"],
    ['random', '5f2b9c04d81e7a36bb90c1d2e3f4a5968778695a4b3c2d1e'],
  ])('a %s', (kind, text) => {
    expect(kinds(text)).toEqual([kind]);
  });

  it('says in which line', () => {
    expect(findSecrets('one\ntwo AKIAIOSFODNN7EXAMPLE', { isSource: true })).toMatchObject([{ line: 2 }]);
  });
});

describe('what is no secret is left alone', () => {
  it.each([
    ['a sentence', 'The password of an administrator is printed once, at the first start.'],
    ['a setting that names its source', 'token: process.env.OWNER_TOKEN'],
    ['a long path', "import { something } from '@/components/sections/company/leadership-carousel'"],
    ['an address with a port', 'http://127.0.0.1:9390/v1/projects'],
    ['a short example', "password: 'not-a-password'"],
  ])('%s', (_, text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('random characters in what a build makes', () => {
    expect(kinds('5f2b9c04d81e7a36bb90c1d2e3f4a5968778695a4b3c2d1e', false)).toEqual([]);
  });
});
