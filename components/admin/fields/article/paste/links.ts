const PROOFPOINT = /^urldefense(?:\.proofpoint)?\.(?:com|us)$/;

/** The parameters that hold the destination in addresses that redirect, by host and its subdomains. */
const REDIRECTS: { host: RegExp; path: RegExp; parameters: string[] }[] = [
  { host: /(?:^|\.)google\.[a-z.]+$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameters: ['url'] },
  { host: /(?:^|\.)facebook\.com$/, path: /^\/l\.php$/, parameters: ['u'] },
  { host: /\.office\.net$/, path: /safelinks/, parameters: ['url'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameters: ['url'] },
  { host: /(?:^|\.)linkedin\.com$/, path: /^\/redir\//, parameters: ['url'] },
  { host: /(?:^|\.)youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: PROOFPOINT, path: /^\/v1\/url$/, parameters: ['u'] },
];

/** Matches the third version of Proofpoint's addresses: the destination, and the characters that `*` replaces in it. */
const PROOFPOINT_3 = /\/v3\/__(.+?)__;([\w+/=-]*)/;

/** The lengths of the runs that `**` and one of these characters replace, from 2. */
const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function decoded(base64: string): string {
  const bytes = [...atob(base64.replaceAll('-', '+').replaceAll('_', '/'))];
  return decodeURIComponent(
    bytes.map((byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`).join(''),
  );
}

/** Returns the destination of an address of the mail gateway Proofpoint, or null. */
function fromProofpoint(address: string): string | null {
  const { hostname, pathname, searchParams } = new URL(address);
  if (!PROOFPOINT.test(hostname)) return null;
  try {
    if (pathname === '/v2/url') {
      const masked = searchParams.get('u') ?? '';
      return decodeURIComponent(masked.replaceAll('-', '%').replaceAll('_', '/'));
    }
    const [, masked, code = ''] = PROOFPOINT_3.exec(address) ?? [];
    if (!masked) return null;
    const replaced = [...decoded(code)];
    return masked
      .replace(/\*(?:\*([\w-]))?/g, (_, run?: string) =>
        replaced.splice(0, run ? RUNS.indexOf(run) + 2 : 1).join(''),
      )
      .replace(/^(https?:)\/(?!\/)/, '$1//');
  } catch {
    // The address is incomplete.
    return null;
  }
}

function destinationOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const redirect = REDIRECTS.find(({ host, path }) => host.test(hostname) && path.test(pathname));
  const destinations = redirect?.parameters.map((name) => searchParams.get(name)) ?? [];
  return destinations.find((destination) => destination) ?? fromProofpoint(address);
}

/** Returns the destination of a link that office and mail programs have wrapped in a redirect, or the link itself. */
export function unwrappedLink(address: string, depth = 0): string {
  const destination = destinationOf(address);
  if (!destination || depth > 3 || !/^https?:\/\/[^/]/i.test(destination)) return address;
  // A message that is forwarded can be wrapped several times.
  return unwrappedLink(destination, depth + 1);
}
