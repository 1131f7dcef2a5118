/** The diagnostics channel that carries Next's errors to the server's log. */
export const REQUEST_ERRORS = 'site:request-errors';

export type RequestError = { error: unknown; path: string };
