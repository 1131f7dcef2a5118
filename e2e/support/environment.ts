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
  get administrator() {
    return { email: given('ADMIN_EMAIL'), password: given('ADMIN_PASSWORD') };
  },
};

export const PROJECT = 'demo-purvia';
