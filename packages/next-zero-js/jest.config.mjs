import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './fixture' });

export default async () => ({
  ...(await createConfig({ testMatch: ['<rootDir>/src/**/*.spec.ts'] })()),
  // Packages that ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(parse5|entities)/)'],
});
