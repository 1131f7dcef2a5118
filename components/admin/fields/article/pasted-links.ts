/** The parameters that hold the destination in addresses that redirect, by host and its subdomains. */
const REDIRECTS: { host: RegExp; path: RegExp; parameters: string[] }[] = [
  { host: /(?:^|\.)google\.[a-z.]+$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameters: ['url'] },
  { host: /(?:^|\.)facebook\.com$/, path: /^\/l\.php$/, parameters: ['u'] },
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
export function unwrappedLink(address: string): string {
  const destination = destinationOf(address);
  return destination && /^https?:\/\/[^/]/i.test(destination) ? destination : address;
}
