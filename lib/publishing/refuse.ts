/** An answer of the publishing endpoints that says why nothing was done. */
export const refuse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });
