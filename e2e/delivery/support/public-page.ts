import { brotliCompressSync } from 'node:zlib';
import { type APIResponse, expect } from '@playwright/test';

/** The maximum size, in bytes, of compressed HTML with styles that arrives in the first packets of a connection. */
const ONE_FLIGHT = 14_000;

const ALLOWED_SCRIPT = /^<script(?: type="application\/ld\+json"| type="speculationrules"| id="elements")>/;

/** Returns all content security policies of a response. Browsers enforce each of them. */
const policiesOf = (response: APIResponse) =>
  response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value);

/** Checks that a response meets the requirements for all public pages, whatever its status. */
export async function expectStaticPage(response: APIResponse) {
  const at = new URL(response.url()).pathname;
  const html = await response.text();
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  expect(
    scripts.filter((tag) => !ALLOWED_SCRIPT.test(tag)),
    at,
  ).toEqual([]);
  expect(html, at).not.toMatch(/_next\/static\/[^"' ]+\.js|<[^>]+ style="/);
  expect(html, at).toContain('<h1');
  const [policy, ...others] = policiesOf(response);
  expect(others, at).toEqual([]);
  expect(policy, at).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/,
  );
  expect(policy, at).not.toMatch(/unsafe|https?:/);
}

/**
 * Checks that the page with its styles arrives in the first packets, in this encoding. A page that another test has just
 * changed is compressed fast at first, so its size at the strongest compression counts.
 */
export async function expectOneFlight(response: APIResponse, encoding: 'br' | 'gzip' = 'br') {
  const headers = response.headers();
  expect(headers['content-encoding'], response.url()).toBe(encoding);
  const size =
    encoding === 'br' ? brotliCompressSync(await response.body()).length : Number(headers['content-length']);
  expect(size, response.url()).toBeLessThanOrEqual(ONE_FLIGHT);
}

/** Checks that the response has a single policy, which forbids scripts. */
export function expectInert(response: APIResponse) {
  const policies = policiesOf(response);
  expect(policies, response.url()).toHaveLength(1);
  expect(policies[0], response.url()).toContain("default-src 'none'");
  expect(policies[0], response.url()).not.toMatch(/script-src (?!'none')/);
}
