import { createHash } from 'node:crypto';
import { ANALYTICS_SOURCES } from '../analytics/sources.mjs';
import { adminPolicy, publicPolicy } from './content-security-policy.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of each directive. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const RULES = '{"prefetch":[]}';
const page = [
  '<style>p{color:red}</style><style>p{top:0}</style>',
  '<script type="application/ld+json">{"@type":"Organization"}</script>',
  `<script type="speculationrules">${RULES}</script>`,
  '<script type="module" src="/elements/elements-AB12.js" async=""></script>',
].join('');

describe('the policy of a public page', () => {
  it('names each inline style and the speculation rules by their hash, and nothing else', () => {
    const policy = read(publicPolicy(page));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'", hash(RULES)]);
    expect(policy['style-src']).toEqual(["'self'", hash('p{color:red}'), hash('p{top:0}')]);
  });

  it('allows nothing unsafe and nobody else', () => {
    expect(publicPolicy(page)).not.toMatch(/unsafe|https?:/);
  });

  it('names third parties only where the page asks whether visits may be counted', () => {
    const policy = read(publicPolicy(`${page}<site-consent data-measurement="G-TEST1"></site-consent>`));
    expect(policy['script-src']).toEqual(["'self'", hash(RULES), ...ANALYTICS_SOURCES.script]);
    expect(policy['connect-src']).toEqual(["'self'", ...ANALYTICS_SOURCES.connect]);
    expect(policy['style-src']).not.toContain("'unsafe-inline'");
  });
});

describe('the policy of the admin', () => {
  const admin = '<script>self.__next_f=[]</script><script src="/_next/a.js"></script>';

  it('names the scripts of the framework by their hash', () => {
    expect(read(adminPolicy(admin, 'embedded'))['script-src']).toEqual(["'self'", hash('self.__next_f=[]')]);
  });

  it.each([
    ['embedded', 0],
    ['emulators', 0],
    ['firebase', 4],
    ['', 4],
    [undefined, 4],
  ])('with backend %p it may call %i services elsewhere', (backend, services) => {
    const [own, ...others] = read(adminPolicy(admin, backend))['connect-src'] ?? [];
    expect(own).toBe("'self'");
    expect(others).toHaveLength(services);
  });
});
