// @ts-check
import { usedStyles } from './used-styles.mjs';

/**
 * What public pages may carry besides markup: structured data, speculation rules and what starts the elements' module.
 * Everything else that stands in a script tag is the framework's and only serves hydration.
 */
const KEPT_SCRIPT = /^<script[^>]*(?: type="(?:application\/ld\+json|speculationrules)"| id="elements")/;

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const PRELOAD = /<link\b[^>]* rel="(?:module)?preload"[^>]*>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const CLASSES = / class="([^"]*)"/g;

/**
 * The page without the framework's scripts and without preloads, but those of fonts: pictures stand in the same packets.
 * @param {string} html a page as the framework rendered it; in it, scripts never contain a closing tag as text
 */
export function withoutFrameworkScripts(html) {
  return html
    .replace(SCRIPT, (script) => (KEPT_SCRIPT.test(script) ? script : ''))
    .replace(PRELOAD, (link) => (link.includes(' as="font"') ? link : ''));
}

/**
 * The page with one style element, which holds the rules that can apply in it.
 * @param {string} html
 */
export function withUsedStyles(html) {
  const css = [...html.matchAll(STYLE)].map(([, content = '']) => content).join('');
  if (!css) return html;
  const classes = [...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' '));
  const used = `<style>${usedStyles(css, new Set(classes))}</style>`;
  let isFirst = true;
  return html.replace(STYLE, () => {
    const style = isFirst ? used : '';
    isFirst = false;
    return style;
  });
}
