export default {
  testEnvironment: 'node',
  // Real servers and databases, on busy machines.
  testTimeout: 30_000,
  // By default, Jest leaves one core idle: half of a two-core machine.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{src,proof,test}/**/*.spec.ts'],
  transform: { '\\.[jt]s$': '<rootDir>/jest/transform.mjs', '\\.mjs$': '<rootDir>/jest/transform.mjs' },
  // These ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(jose|re2js|firebase|@firebase)/)'],
};
