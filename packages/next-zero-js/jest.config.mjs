import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './fixture' });

export default async () => ({
  ...(await createConfig({ testMatch: ['<rootDir>/src/**/*.spec.ts'] })()),
  // Transforms these packages, because they ship only ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(parse5|entities)/)'],
});
