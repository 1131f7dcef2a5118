/** The domains that a cookie of this page may have been set for: none named, the host, and every domain above it. */
function cookieDomains(): string[] {
  const parts = location.hostname.split('.');
  return ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
}

/** Removes the cookies that the analytics service set on this site. */
export function forgetAnalytics(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!name.startsWith('_ga')) continue;
    for (const domain of cookieDomains()) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and only on https
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
