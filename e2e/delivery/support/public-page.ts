import { brotliCompressSync } from 'node:zlib';
import { type APIResponse, expect } from '@playwright/test';

/** Bytes of HTML with its styles, compressed, that the first flight of packets of a connection holds. */
const ONE_FLIGHT = 14_000;

const ALLOWED_SCRIPT = /^<script(?: type="application\/ld\+json"| type="speculationrules"| id="elements")>/;

/** Every policy of a response: a browser enforces them all. */
const policiesOf = (response: APIResponse) =>
  response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value);

/** Expects of a public page, whatever its status, what no public page may lack. */
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

/** Expects that a page with its styles is there once the first packets are. */
export async function expectOneFlight(response: APIResponse) {
  expect(brotliCompressSync(await response.body()).length, response.url()).toBeLessThanOrEqual(ONE_FLIGHT);
}

/** Expects one policy, under which nothing runs. */
export function expectInert(response: APIResponse) {
  const policies = policiesOf(response);
  expect(policies, response.url()).toHaveLength(1);
  expect(policies[0], response.url()).toContain("default-src 'none'");
  expect(policies[0], response.url()).not.toMatch(/script-src (?!'none')/);
}
