/** Which versions an advisory is about: from the first one, and below the one that mends it. */
type Affected = [from: string, fixed: string];

export type Advisory = { name: string; id: string; what: string; affected: Affected[] };

/** When this list was last looked through. */
export const REVIEWED = '2026-11-21';

/** Critical advisories on packages that are in the lock file, with the versions that mend them. */
export const ADVISORIES: Advisory[] = [
  {
    name: 'next',
    id: 'CVE-2025-29927',
    what: 'authorization bypass in middleware',
    affected: [
      ['11.1.4', '12.3.5'],
      ['13.0.0', '13.5.9'],
      ['14.0.0', '14.2.25'],
      ['15.0.0', '15.2.3'],
    ],
  },
  {
    name: 'next',
    id: 'GHSA-9qr9-h5gf-34mp (CVE-2025-66478)',
    what: 'remote code execution by React Server Components',
    affected: [
      ['15.0.0', '15.0.5'],
      ['15.1.0', '15.1.9'],
      ['15.2.0', '15.2.6'],
      ['15.3.0', '15.3.6'],
      ['15.4.0', '15.4.8'],
      ['15.5.0', '15.5.7'],
      ['16.0.0', '16.0.7'],
    ],
  },
  {
    name: 'next',
    id: 'GHSA-2xp9-vwfh-vxw4',
    what: 'remote code execution by AVIF pictures in the image optimizer',
    affected: [['16.0.0', '16.3.3']],
  },
  {
    name: 'next',
    id: 'GHSA-p293-qw3h-jr36 (CVE-2026-75604)',
    what: 'remote code execution on Windows servers',
    affected: [['16.0.0', '16.3.3']],
  },
  {
    name: 'next',
    id: 'security release of October 2026',
    what: 'two remote code executions',
    affected: [['16.0.0', '16.4.1']],
  },
  {
    name: 'sharp',
    id: 'GHSA-rgj7-g3m4-5g8c (CVE-2026-84383)',
    what: 'remote code execution by AVIF and HEIF pictures',
    affected: [['0.0.0', '0.35.4']],
  },
  {
    name: 'protobufjs',
    id: 'GHSA-h755-8qp9-cq85',
    what: 'prototype pollution',
    affected: [
      ['6.10.0', '6.11.4'],
      ['7.0.0', '7.2.5'],
    ],
  },
  {
    name: 'protobufjs',
    id: 'GHSA-xq3m-2v4x-88gg (CVE-2026-41242)',
    what: 'code execution by type fields of a definition',
    affected: [
      ['0.0.0', '7.5.5'],
      ['8.0.0', '8.0.1'],
    ],
  },
  {
    name: 'protobufjs',
    id: 'CVE-2026-44291',
    what: 'code execution by definitions',
    affected: [
      ['0.0.0', '7.5.6'],
      ['8.0.0', '8.0.2'],
    ],
  },
  {
    name: 'form-data',
    id: 'GHSA-fjxv-7rqg-78g4 (CVE-2025-7783)',
    what: 'predictable boundaries',
    affected: [
      ['0.0.0', '2.5.4'],
      ['3.0.0', '3.0.4'],
      ['4.0.0', '4.0.4'],
    ],
  },
  { name: 'lodash', id: 'CVE-2019-10744', what: 'prototype pollution', affected: [['0.0.0', '4.17.12']] },
  { name: 'minimist', id: 'CVE-2021-44906', what: 'prototype pollution', affected: [['0.0.0', '1.2.6']] },
  {
    name: '@babel/traverse',
    id: 'CVE-2023-45133',
    what: 'code execution at build',
    affected: [['0.0.0', '7.23.2']],
  },
];

/** Versions that somebody else published in a maintainer's name. */
export const COMPROMISED: Record<string, string[]> = {
  'ansi-regex': ['6.2.1'],
  'ansi-styles': ['6.2.2'],
  axios: ['0.30.4', '1.14.1'],
  backslash: ['0.2.1'],
  chalk: ['5.6.1'],
  'chalk-template': ['1.1.1'],
  'color-convert': ['3.1.1'],
  'color-name': ['2.0.1'],
  'color-string': ['2.1.1'],
  debug: ['4.4.2'],
  'error-ex': ['1.3.3'],
  'has-ansi': ['6.0.1'],
  'is-arrayish': ['0.3.3'],
  'simple-swizzle': ['0.2.3'],
  'slice-ansi': ['7.1.1'],
  'strip-ansi': ['7.1.1'],
  'supports-color': ['10.2.1'],
  'supports-hyperlinks': ['4.1.1'],
  'wrap-ansi': ['9.0.1'],
};
