function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with 'npm run e2e'.`);
  return value;
}

/** The settings that the test runner passes in environment variables. */
export const environment = {
  get backendUrl() {
    return given('BACKEND_URL');
  },
  get ownerToken() {
    return given('OWNER_TOKEN');
  },
  /** The folder of the tested build, including the server's page cache. */
  get distDir() {
    return given('DIST_DIR');
  },
  /** The folder of the messages that the backend cannot send. */
  get outbox() {
    return given('OUTBOX');
  },
  get administrator() {
    return { email: given('ADMIN_EMAIL'), password: given('ADMIN_PASSWORD') };
  },
};

export const PROJECT = 'demo-purvia';
