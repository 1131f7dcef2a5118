/** The possible `domain` attributes of a cookie on this page: none, the host, and each parent domain. */
function cookieDomains(): string[] {
  const parts = location.hostname.split('.');
  return ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
}

/** Deletes the analytics service's cookies, which start with `_ga`. */
export function forgetAnalytics(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!name.startsWith('_ga')) continue;
    for (const domain of cookieDomains()) {
      // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the Cookie Store API, and it requires HTTPS
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
