// @ts-check
import { createHash } from 'node:crypto';

/**
 * What public pages may carry besides markup: structured data, speculation rules and the elements' own module.
 * Everything else that stands in a script tag is the framework's and only serves hydration.
 */
const KEPT_SCRIPT =
  /^<script[^>]*(?: type="(?:application\/ld\+json|speculationrules)"| src="\/elements\/[^"]+")/;

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_PRELOAD =
  /<link\b(?=[^>]*rel="(?:preload|modulepreload)")(?=[^>]*(?:as="script"|rel="modulepreload"))[^>]*>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const SPECULATION_RULES = /<script[^>]* type="speculationrules"[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page without the framework's scripts and their preloads.
 * @param {string} html a page as the framework rendered it; in it, scripts never contain a closing tag as text
 */
export function withoutFrameworkScripts(html) {
  return html
    .replace(SCRIPT, (script) => (KEPT_SCRIPT.test(script) ? script : ''))
    .replace(SCRIPT_PRELOAD, '');
}

/** @param {string} html @param {RegExp} pattern its first group is hashed */
function hashes(html, pattern) {
  const sources = [...html.matchAll(pattern)].map(([, content = '']) =>
    createHash('sha256').update(content).digest('base64'),
  );
  return [...new Set(sources)].map((hash) => `'sha256-${hash}'`);
}

/**
 * The strictest policy under which this very page works: nothing inline but what is hashed here.
 * @param {string} html a page without the framework's scripts
 */
export function contentSecurityPolicy(html) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, SPECULATION_RULES)],
    'style-src': ["'self'", ...hashes(html, STYLE)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
