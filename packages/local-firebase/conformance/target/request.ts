import type { Endpoints, RawAnswer, RawRequest } from './target';

/** Sends a raw request. Use it for requests that the SDK cannot send. */
export async function request(endpoints: Endpoints, path: string, init: RawRequest = {}): Promise<RawAnswer> {
  const { service = 'firestore', body, token = endpoints.ownerToken } = init;
  const method = init.method ?? (body === undefined ? 'GET' : 'POST');
  const headers = new Headers();
  const isForm = body instanceof URLSearchParams;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const answer = await fetch(`http://${endpoints[`${service}Address`]}/${path}`, {
    method,
    headers,
    body: typeof body === 'string' || body === undefined || isForm ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
