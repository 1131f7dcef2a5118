/** The diagnostics channel on which Next's faults reach the server's log. */
export const REQUEST_ERRORS = 'site:request-errors';

export type RequestError = { error: unknown; path: string };
