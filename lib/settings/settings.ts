import { z } from '../validation/zod';

/** The SDK's configuration for a Firebase project, whether hosted or local. */
type FirebaseKeys = { apiKey: string; projectId: string; storageBucket: string; appId: string };

/** The origin of each service, for a backend that is not Google's own. */
export type BackendOrigins = { auth: string; firestore: string; storage: string };

export type Backend =
  | { kind: 'firebase'; keys: FirebaseKeys }
  | {
      kind: 'embedded' | 'emulators';
      keys: FirebaseKeys;
      origins: BackendOrigins;
      /** Whether the backend sends password reset codes by email. */
      sendsCodes?: boolean;
    };

/** A mail server's URL, which can contain a password, and the sender of its emails. */
type Mail = { url: string; from: string };

export type Settings = {
  backend: Backend;
  /** The public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Whether public pages keep the framework's scripts, and therefore hydrate. */
  keepFrameworkScripts: boolean;
  /** Whether to build with the default content instead of reading the database. */
  buildWithoutDatabase: boolean;
  /** Whether a production build may contain placeholders for facts about the company. */
  allowPlaceholders: boolean;
  /** Whether search engines are allowed to index this deployment. */
  production: boolean;
  analytics: Analytics;
  /** Addresses and networks of the proxies in front of the site, whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** The port of the server. */
  port: number;
  /** Whether the server logs every request. */
  accessLog: boolean;
  /** The greatest age of the content in seconds at which the server is ready. Infinite unless set. */
  staleLimit: number;
};

/** The ids of the analytics services to load after consent, or null for a service that is not configured. */
export type Analytics = { tagManagerId: string | null; measurementId: string | null };

export class SettingsError extends Error {}

const EMBEDDED_KEYS: FirebaseKeys = {
  apiKey: 'embedded',
  projectId: 'demo-purvia',
  storageBucket: 'demo-purvia.appspot.com',
  appId: 'embedded',
};

const required = (name: string) => z.string({ error: `${name} is missing` }).min(1, `${name} is empty`);

const siteUrl = z
  .url({ protocol: /^https?$/, error: 'SITE_URL must be an http or https URL' })
  .refine(
    (address) => !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`,
    'SITE_URL must not have a path, a query or a user name',
  )
  .transform((address) => address.replace(/\/+$/, ''));

const analyticsId = (name: string, pattern: RegExp, example: string) =>
  z
    .string()
    .regex(pattern, `${name} must be an id such as ${example}`)
    .or(z.literal(''))
    .optional()
    .transform((id) => id || null);

const flag = (name: string) => z.stringbool(`${name} must be true or false`).default(false);

/** An IP address, a network such as `10.0.0.0/8`, or a name that `proxy-addr` knows. */
const network = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
]);

const addresses = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .superRefine((list, { addIssue }) => {
    for (const entry of list) {
      if (network.safeParse(entry).success) continue;
      addIssue(
        `TRUSTED_PROXIES must list IP addresses and networks such as 10.0.0.0/8, but contains '${entry}'`,
      );
    }
  });

const port = (name: string, fallback: number) => {
  const error = `${name} must be a port from 1 to 65535`;
  return z.coerce.number(error).int(error).min(1, error).max(65535, error).default(fallback);
};

const common = z.object({
  PORT: port('PORT', 3000),
  TRUSTED_PROXIES: addresses,
  ACCESS_LOG: flag('ACCESS_LOG'),
  STALE_LIMIT: z.coerce
    .number('STALE_LIMIT must be a number of seconds')
    .min(10, 'STALE_LIMIT must be at least 10 seconds')
    .default(Number.POSITIVE_INFINITY),
  BUILD_WITHOUT_DATABASE: flag('BUILD_WITHOUT_DATABASE'),
  ALLOW_PLACEHOLDERS: flag('ALLOW_PLACEHOLDERS'),
  KEEP_FRAMEWORK_SCRIPTS: flag('KEEP_FRAMEWORK_SCRIPTS'),
  DEPLOYMENT: z
    .enum(['production', 'preview'], 'DEPLOYMENT must be production or preview')
    .default('preview'),
  TAG_MANAGER_ID: analyticsId('TAG_MANAGER_ID', /^GTM-[A-Z0-9]+$/, 'GTM-ABC123'),
  MEASUREMENT_ID: analyticsId('MEASUREMENT_ID', /^G-[A-Z0-9]+$/, 'G-ABC123'),
});

const embedded = common.extend({
  BACKEND: z.literal('embedded'),
  SITE_URL: siteUrl.default('http://localhost:3000'),
  LOCAL_FIREBASE_PORT: port('LOCAL_FIREBASE_PORT', 9390),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL must start with smtp:// or smtps://' })
    .or(z.literal(''))
    .optional(),
  MAIL_FROM: z.string().optional(),
});

const emulators = common.extend({
  BACKEND: z.literal('emulators'),
  SITE_URL: siteUrl.default('http://localhost:3000'),
  AUTH_EMULATOR_PORT: port('AUTH_EMULATOR_PORT', 9099),
  FIRESTORE_EMULATOR_PORT: port('FIRESTORE_EMULATOR_PORT', 8080),
  STORAGE_EMULATOR_PORT: port('STORAGE_EMULATOR_PORT', 9199),
});

const firebase = common.extend({
  BACKEND: z.literal('firebase'),
  SITE_URL: required('SITE_URL').pipe(siteUrl),
  FIREBASE_API_KEY: required('FIREBASE_API_KEY'),
  FIREBASE_PROJECT_ID: required('FIREBASE_PROJECT_ID'),
  FIREBASE_STORAGE_BUCKET: required('FIREBASE_STORAGE_BUCKET'),
  FIREBASE_APP_ID: required('FIREBASE_APP_ID'),
});

const environment = z.discriminatedUnion('BACKEND', [embedded, emulators, firebase], {
  error: 'BACKEND must be firebase, emulators or embedded',
});

const local = (portNumber: number) => `http://127.0.0.1:${portNumber}`;

function backendOf(env: z.infer<typeof environment>): Backend {
  if (env.BACKEND === 'firebase') {
    const { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_STORAGE_BUCKET, FIREBASE_APP_ID } = env;
    const keys = {
      apiKey: FIREBASE_API_KEY,
      projectId: FIREBASE_PROJECT_ID,
      storageBucket: FIREBASE_STORAGE_BUCKET,
      appId: FIREBASE_APP_ID,
    };
    return { kind: 'firebase', keys };
  }
  if (env.BACKEND === 'embedded') {
    const origin = local(env.LOCAL_FIREBASE_PORT);
    return {
      kind: 'embedded',
      keys: EMBEDDED_KEYS,
      origins: { auth: origin, firestore: origin, storage: origin },
      ...(env.SMTP_URL && { sendsCodes: true }),
    };
  }
  const origins = {
    auth: local(env.AUTH_EMULATOR_PORT),
    firestore: local(env.FIRESTORE_EMULATOR_PORT),
    storage: local(env.STORAGE_EMULATOR_PORT),
  };
  return { kind: 'emulators', keys: EMBEDDED_KEYS, origins };
}

/**
 * Returns the settings in environment variables.
 * @throws SettingsError whose message lists the missing and invalid settings
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse({ ...env, BACKEND: env.BACKEND || 'firebase' });
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => issue.message).join('; ');
    throw new SettingsError(
      `The configuration is incomplete or invalid: ${problems}. Correct these variables (see .env.example). To use the embedded backend instead of Firebase, set BACKEND=embedded.`,
    );
  }
  return {
    backend: backendOf(parsed.data),
    siteUrl: parsed.data.SITE_URL,
    keepFrameworkScripts: parsed.data.KEEP_FRAMEWORK_SCRIPTS,
    buildWithoutDatabase: parsed.data.BUILD_WITHOUT_DATABASE,
    allowPlaceholders: parsed.data.ALLOW_PLACEHOLDERS,
    production: parsed.data.DEPLOYMENT === 'production',
    analytics: { tagManagerId: parsed.data.TAG_MANAGER_ID, measurementId: parsed.data.MEASUREMENT_ID },
    trustedProxies: parsed.data.TRUSTED_PROXIES,
    port: parsed.data.PORT,
    accessLog: parsed.data.ACCESS_LOG,
    staleLimit: parsed.data.STALE_LIMIT,
  };
}

/**
 * Returns the embedded backend's mail server, or undefined if there is none. It is not among the settings, because those
 * are part of the build.
 * @throws SettingsError if there is no sender
 */
export function readMail({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Record<string, string | undefined>): Mail | undefined {
  if (!url) return undefined;
  if (!from)
    throw new SettingsError(
      'MAIL_FROM is missing: set it to the sender of emails, such as admin@site.example.',
    );
  return { url, from };
}

let current: Settings | undefined;

/**
 * Returns this process's settings, which are read on first use. @throws SettingsError if a setting is missing or
 * invalid
 */
export function currentSettings(): Settings {
  current ??= readSettings(process.env);
  return current;
}
