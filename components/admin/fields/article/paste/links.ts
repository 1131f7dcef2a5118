/** The parameters that hold the destination in addresses that redirect, by host and its subdomains. */
const REDIRECTS: { host: RegExp; path: RegExp; parameters: string[] }[] = [
  { host: /(?:^|\.)google\.[a-z.]+$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameters: ['url'] },
  { host: /(?:^|\.)facebook\.com$/, path: /^\/l\.php$/, parameters: ['u'] },
  { host: /\.office\.net$/, path: /safelinks/, parameters: ['url'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameters: ['url'] },
  { host: /(?:^|\.)linkedin\.com$/, path: /^\/redir\//, parameters: ['url'] },
  { host: /(?:^|\.)youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
];

/** Security gateways put the destination in the path. */
const IN_PATH = /^https:\/\/urldefense\.com\/v3\/__(https?:\/.+?)__;/;

function destinationOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const redirect = REDIRECTS.find(({ host, path }) => host.test(hostname) && path.test(pathname));
  const destinations = redirect?.parameters.map((name) => searchParams.get(name)) ?? [];
  return destinations.find((destination) => destination) ?? IN_PATH.exec(address)?.[1] ?? null;
}

/** Returns the destination of a link that office and mail programs have wrapped in a redirect, or the link itself. */
export function unwrappedLink(address: string, depth = 0): string {
  const destination = destinationOf(address);
  if (!destination || depth > 3 || !/^https?:\/\/[^/]/i.test(destination)) return address;
  // A message that is forwarded can be wrapped several times.
  return unwrappedLink(destination, depth + 1);
}
