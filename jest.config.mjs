import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import nextJest from 'next/jest.js';

// Next's configuration reads the settings. By default, tests use the embedded backend.
process.env.BACKEND ??= 'embedded';

// Tests get a copy of the environment, but sharp's text library reads the process's own.
process.env.FONTCONFIG_FILE = resolve('app/fonts/cards/fonts.conf');

const createConfig = nextJest({ dir: '.' });

/** Packages that are ES modules, which Jest must compile. */
const esmOnly = [
  ...['jose', 're2js', 'p-limit', 'yocto-queue', 'firebase', '@firebase', 'swiper', 'parse5', 'entities'],
  ...['(?:mdast|micromark|hast|unist|estree|vfile)[a-z-]*', 'character-entities', 'ccount', 'devlop'],
  ...[
    'decode-named-character-reference',
    'longest-streak',
    'markdown-table',
    'property-information',
    'trim-lines',
  ],
  ...[
    'html-void-elements',
    'stringify-entities',
    'character-entities-html4',
    'character-entities-legacy',
    'space-separated-tokens',
    'comma-separated-tokens',
    'escape-string-regexp',
    'zwitch',
    '@ungap',
    '@tiptap',
    'any-ascii',
    'fast-check',
    'pure-rand',
  ],
].join('|');

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^\\./generated$': '<rootDir>/packages/local-firebase/src/rules/syntax/grammar.peggy',
    '^\\.\\.?/password-hash$': '<rootDir>/lib/testing/password-hash.ts',
  },
  transform: { '\\.peggy$': '<rootDir>/packages/local-firebase/jest/grammar.mjs' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/.next'],
  modulePathIgnorePatterns: ['<rootDir>/.next'],
};

const project = async (config) => ({
  ...(await createConfig({ ...shared, ...config })()),
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
});

export default async () => ({
  // Tests start real servers and databases, which takes longer on busy machines.
  testTimeout: 30_000,
  // More than one worker for each core, because tests also wait for servers, files and timers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    await project({
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{lib,content,server,tools,app,components}/**/!(*.element).spec.ts'],
    }),
    await project({
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // Markup and elements need a document; other tests run faster without one.
      testMatch: ['<rootDir>/{app,components}/**/*{.spec.tsx,.element.spec.ts}'],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    }),
    await project({
      displayName: 'packages',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/packages/!(local-firebase)/src/**/*.spec.ts'],
    }),
    await project({
      displayName: 'tools',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{proof,bench,art}/**/*.spec.ts'],
    }),
  ],
});
