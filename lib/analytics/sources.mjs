// @ts-check
const TAG_HOST = 'https://www.googletagmanager.com';
const COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The third-party sources that the content security policy must allow if analytics is configured. */
export const ANALYTICS_SOURCES = {
  script: [TAG_HOST],
  connect: [TAG_HOST, ...COLLECTORS],
  image: [TAG_HOST, ...COLLECTORS],
};
