import type { Page, Request } from '@playwright/test';

/** Collects the requests that the page starts from now on and whose address matches. */
export function requestsOf(page: Page, address: RegExp) {
  const requests: Request[] = [];
  const add = (request: Request) => {
    if (address.test(request.url())) requests.push(request);
  };
  page.on('request', add);
  return {
    /** Stops collecting, and returns the status of each response. */
    async statuses() {
      page.off('request', add);
      const responses = await Promise.all(requests.map((request) => request.response()));
      return responses.flatMap((response) => (response ? [response.status()] : []));
    },
  };
}
