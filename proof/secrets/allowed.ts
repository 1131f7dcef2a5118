/** What looks like a secret in a file and is none. `text` is part of the finding; without it all in the file are meant. */
export const ALLOWED: { file: RegExp; kind: string; text?: string; because: string }[] = [
  { file: /(?:^|\/)package-lock\.json$/, kind: 'random', because: 'hashes of packages' },
  { file: /^\.github\/workflows\//, kind: 'random', because: 'commits that actions are pinned to' },
  {
    file: /^packages\/local-firebase\/src\//,
    kind: 'random',
    text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
    because: 'an alphabet',
  },
  { file: /^docs\/security\.md$/, kind: 'random', text: 'com/admin/v2/projects', because: 'an address' },
  { file: /^lib\/testing\/hostile\//, kind: 'random', because: 'hostile markup, encoded' },
  { file: /^proof\/secrets\/find-secrets\.spec\.ts$/, kind: '', because: 'made up to be found' },
];
