export default {
  testEnvironment: 'node',
  // The tests start real servers and databases, which are slow on busy machines.
  testTimeout: 30_000,
  // By default, Jest leaves one core idle, and so uses only half of a two-core machine.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{src,proof,test}/**/*.spec.ts'],
  moduleNameMapper: { '^\\./generated$': '<rootDir>/src/rules/syntax/grammar.peggy' },
  transform: {
    '\\.[jt]s$': '<rootDir>/jest/transform.mjs',
    '\\.mjs$': '<rootDir>/jest/transform.mjs',
    '\\.peggy$': '<rootDir>/jest/grammar.mjs',
  },
  // Transforms packages that ship ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(jose|re2js|firebase|@firebase)/)'],
};
