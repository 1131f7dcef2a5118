import { isDeepStrictEqual } from 'node:util';

/** A backend's address and credentials. */
export type Side = { name: 'local' | 'official'; origin: string; token: string };

export type Answer = { status: number; body: unknown };

export type Pair = { local: Side; official: Side; project: string };

const TIMEOUT_MS = 20_000;

const documentsOf = (project: string) => `projects/${project}/databases/(default)/documents`;

/** Sends a request, replacing `{docs}` with the resource name of the database's documents. */
export async function ask(
  { origin, token }: Side,
  project: string,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> {
  const fill = (text: string) => text.replaceAll('{docs}', documentsOf(project));
  const response = await fetch(`${origin}/v1/${fill(path)}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : fill(JSON.stringify(body)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: text };
  }
}

const TIMES = new Set(['readTime', 'createTime', 'updateTime', 'commitTime']);

/**
 * Replaces values that can differ between the backends: times and transaction ids by their types, and errors by their
 * statuses.
 */
export function comparable(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(comparable);
  if (typeof json !== 'object' || json === null) return json;
  const members = Object.entries(json).map(([name, member]): [string, unknown] => {
    if (TIMES.has(name) || name === 'transaction') return [name, typeof member];
    if (name === 'error') return [name, (member as { status?: string }).status];
    return [name, comparable(member)];
  });
  return Object.fromEntries(members);
}

export const isSame = isDeepStrictEqual;
