import config from './jest.config.mjs';

export default { ...config, testMatch: ['<rootDir>/conformance/**/*.spec.ts'] };
