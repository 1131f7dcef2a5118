import { readSettings, SettingsError } from './settings';

const production = {
  SITE_URL: 'https://www.purvia.example/',
  FIREBASE_API_KEY: 'key',
  FIREBASE_PROJECT_ID: 'purvia-production',
  FIREBASE_STORAGE_BUCKET: 'purvia-production.appspot.com',
  FIREBASE_APP_ID: 'app',
};

describe('readSettings', () => {
  it('rejects an empty environment instead of falling back to the embedded backend', () => {
    expect(() => readSettings({})).toThrow(SettingsError);
  });

  it('names several missing variables in one message', () => {
    expect(() => readSettings({ FIREBASE_API_KEY: 'key' })).toThrow(
      /SITE_URL is missing; FIREBASE_PROJECT_ID is missing; .*FIREBASE_APP_ID is missing/,
    );
  });

  it('accepts complete Firebase settings and drops the trailing slash of SITE_URL', () => {
    const settings = readSettings(production);
    expect(settings.backend.kind).toBe('firebase');
    expect(settings.siteUrl).toBe('https://www.purvia.example');
  });

  it('treats a deployment as a preview by default and rejects an unknown DEPLOYMENT', () => {
    expect(readSettings(production).production).toBe(false);
    expect(readSettings({ ...production, DEPLOYMENT: 'production' }).production).toBe(true);
    expect(() => readSettings({ ...production, DEPLOYMENT: 'live' })).toThrow(/DEPLOYMENT must be/);
  });

  it('accepts valid and empty analytics ids and rejects an invalid id', () => {
    const none = { tagManagerId: null, measurementId: null };
    expect(readSettings({ ...production, TAG_MANAGER_ID: '' }).analytics).toEqual(none);
    const { analytics } = readSettings({ ...production, TAG_MANAGER_ID: 'GTM-AB1', MEASUREMENT_ID: 'G-AB1' });
    expect(analytics).toEqual({ tagManagerId: 'GTM-AB1', measurementId: 'G-AB1' });
    expect(() => readSettings({ ...production, TAG_MANAGER_ID: "x'><script>" })).toThrow(/TAG_MANAGER_ID/);
  });

  it.each(['ftp://purvia.example', 'purvia'])('rejects %s as SITE_URL', (SITE_URL) => {
    expect(() => readSettings({ ...production, SITE_URL })).toThrow(/SITE_URL must be an http or https URL/);
  });

  it.each(['https://purvia.example/site', 'https://purvia.example/?a=1', 'https://admin@purvia.example'])(
    'rejects %s as SITE_URL, because only the origin is used',
    (SITE_URL) => {
      expect(() => readSettings({ ...production, SITE_URL })).toThrow(/SITE_URL must not have a path/);
    },
  );

  it('names an entry of TRUSTED_PROXIES that is no address', () => {
    const trusting = (TRUSTED_PROXIES: string) =>
      readSettings({ ...production, TRUSTED_PROXIES }).trustedProxies;
    expect(trusting('127.0.0.1, 10.0.0.0/8 ::1 fd00::/8 loopback')).toHaveLength(5);
    for (const entry of ['foo', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/1', '::1/129'])
      expect(() => trusting(`127.0.0.1,${entry}`)).toThrow(`but contains '${entry}'`);
  });

  it('maps every service of the embedded backend to one loopback port', () => {
    const { backend } = readSettings({ BACKEND: 'embedded', LOCAL_FIREBASE_PORT: '9001' });
    const origin = 'http://127.0.0.1:9001';
    expect(backend).toMatchObject({
      kind: 'embedded',
      origins: { auth: origin, firestore: origin, storage: origin },
    });
  });

  it.each(['0', '65536', '1.5', 'abc'])('rejects %s as a port, and names the variable', (port) => {
    for (const name of ['PORT', 'LOCAL_FIREBASE_PORT'])
      expect(() => readSettings({ BACKEND: 'embedded', [name]: port })).toThrow(
        `${name} must be a port from 1 to 65535`,
      );
  });

  it('rejects an unknown backend', () => {
    expect(() => readSettings({ BACKEND: 'mysql' })).toThrow(/BACKEND must be/);
  });
});
