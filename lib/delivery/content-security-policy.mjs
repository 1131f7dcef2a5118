// @ts-check
import { createHash } from 'node:crypto';
import { ANALYTICS_SOURCES } from '../analytics/sources.mjs';

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Scripts that stand in the page itself, speculation rules included; structured data is none. */
const INLINE_SCRIPT =
  /<script\b(?![^>]* src=)(?![^>]* type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/** Stands in pages that ask whether visits may be counted: only where analytics is configured. */
const CONSENT = '<site-consent';

/** Google's services that the admin calls where the backend is a Firebase project. */
const FIREBASE_SERVICES = ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
  (service) => `https://${service}.googleapis.com`,
);

/** @param {string} html @param {RegExp} pattern its first group is hashed */
function hashes(html, pattern) {
  const sources = [...html.matchAll(pattern)].map(([, content = '']) =>
    createHash('sha256').update(content).digest('base64'),
  );
  return [...new Set(sources)].map((hash) => `'sha256-${hash}'`);
}

/**
 * The strictest policy under which this very page works: nothing inline but what is hashed here, nobody else but those
 * who are named.
 * @param {string} html the page as it is sent
 * @param {{ script?: string[], connect?: string[], image?: string[], form?: string[] }} others beside the site itself
 */
function policyOf(html, { script = [], connect = [], image = [], form = [] }) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, INLINE_SCRIPT), ...script],
    'style-src': ["'self'", ...hashes(html, STYLE)],
    'img-src': ["'self'", ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...form],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The policy of a public page. Those who count visits are named where the page asks for that.
 * @param {string} html the page as it is sent
 */
export function publicPolicy(html) {
  const counting = html.includes(CONSENT) ? ANALYTICS_SOURCES : {};
  return policyOf(html, { ...counting, form: ['mailto:'] });
}

/**
 * The policy of a page of the admin, whose inline scripts are the framework's.
 * @param {string} html the page as it is sent
 * @param {string | undefined} backend the kind of backend, as the setting BACKEND names it
 */
export function adminPolicy(html, backend) {
  return policyOf(html, { connect: (backend || 'firebase') === 'firebase' ? FIREBASE_SERVICES : [] });
}
