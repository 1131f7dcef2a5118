/** The `domain` attributes that a cookie on this page may have: none, the host, and each parent domain. */
function cookieDomains(): string[] {
  const parts = location.hostname.split('.');
  return ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
}

/** Deletes the analytics service's cookies. */
export function forgetAnalytics(): void {
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (!name.startsWith('_ga')) continue;
    for (const domain of cookieDomains()) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and only on https
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
