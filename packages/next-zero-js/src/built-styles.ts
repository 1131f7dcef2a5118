import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = /^\/_next\/(static\/[^?]+)/;

/** Matches a `url()` whose URL is relative: it has no scheme and does not start with a slash or `#`. */
const RELATIVE_URL = /\burl\(\s*(["']?)(?![/#"']|[a-z][a-z\d+.-]*:)([^"')]+)\1\s*\)/gi;

/** Resolves relative URLs, which would otherwise be relative to the page after inlining. */
const resolved = (css: string, href: string): string =>
  css.replace(RELATIVE_URL, (_, quote: string, url: string) => {
    const { pathname, search } = new URL(url.trim(), `http://localhost${href}`);
    return `url(${quote}${pathname}${search}${quote})`;
  });

/**
 * Returns a function for the option `readStyles`. The function reads each style sheet of a build only once.
 * @param dist the build's folder, usually `.next`
 */
export function builtStyles(dist: string): (href: string) => string | undefined {
  const read = new Map<string, string>();
  return (href) => {
    const [, file] = BUILT.exec(href) ?? [];
    if (!file) return undefined;
    const css = read.get(file) ?? resolved(readFileSync(join(dist, file), 'utf8'), href);
    read.set(file, css);
    return css;
  };
}
