function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with 'npm run e2e'.`);
  return value;
}

/** What the runner tells the tests about the site that it started. */
export const environment = {
  get backendUrl() {
    return given('BACKEND_URL');
  },
  get ownerToken() {
    return given('OWNER_TOKEN');
  },
  /** Where the server keeps its pages: what is in there needs no visitor to be seen. */
  get distDir() {
    return given('DIST_DIR');
  },
  get administrator() {
    return { email: given('ADMIN_EMAIL'), password: given('ADMIN_PASSWORD') };
  },
};

export const PROJECT = 'demo-purvia';
