import { connect } from 'node:net';
import { type Local, ROOT, startLocal } from '../testing/start-local';
import type { ApiRequest } from './route';
import { startServer } from './server';

type RawAnswer = { status: number; body: { error?: { code: number; message: string; status: string } } };

/** Sends a request over a socket, because an HTTP client would normalise the path. */
async function raw(origin: string, head: string, body = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.end(
    `${head}\r\nHost: 127.0.0.1\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // Writing can fail if the server rejects the request before reading the whole body.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  const answer = Buffer.concat(chunks).toString();
  const [top = '', content = ''] = answer.split('\r\n\r\n');
  return { status: Number(top.split(' ')[1]), body: JSON.parse(content) };
}

describe('a request', () => {
  let local: Local;
  const kept = `${ROOT}/kept/a`;

  beforeAll(async () => {
    local = await startLocal();
    await local.asOwner(':commit', {
      writes: [{ update: { name: kept, fields: { n: { integerValue: 1 } } } }],
    });
  });
  afterAll(() => local.close());

  it.each([
    ['a parent segment', `DELETE /v1/${ROOT}/other/../kept/a`, '', '400 INVALID_ARGUMENT'],
    ['an encoded parent segment', `DELETE /v1/${ROOT}/other/%2e%2E/kept/a`, '', '400 INVALID_ARGUMENT'],
    ['an encoded parent path', `DELETE /v1/${ROOT}/other/..%2Fkept/a`, '', '400 INVALID_ARGUMENT'],
    ['an encoded slash', `DELETE /v1/${ROOT}/kept%2Fa`, '', '405 UNIMPLEMENTED'],
    ['an encoded slash inside an id', `DELETE /v1/${ROOT}/kept/a%2Fb/c/d`, '', '400 INVALID_ARGUMENT'],
    ['an encoded backslash', `DELETE /v1/${ROOT}/kept/a%5c..`, '', '400 INVALID_ARGUMENT'],
    ['an encoded NUL', `DELETE /v1/${ROOT}/kept/a%00`, '', '400 INVALID_ARGUMENT'],
    ['broken percent-encoding', `DELETE /v1/${ROOT}/kept/a%`, '', '400 INVALID_ARGUMENT'],
    ['percent-encoding that is not UTF-8', `DELETE /v1/${ROOT}/kept/%ff`, '', '400 INVALID_ARGUMENT'],
    ['an empty segment', `DELETE /v1/${ROOT}//kept/a`, '', '404 NOT_FOUND'],
    ['an absolute URL', `DELETE http://elsewhere.example/v1/${ROOT}/kept/a`, '', '400 INVALID_ARGUMENT'],
    ['an unknown path', 'GET /', '', '404 NOT_FOUND'],
    ['an unknown API method', `POST /v1/${ROOT}:explode`, '{}', '404 NOT_FOUND'],
    ['an unsupported API method', `POST /v1/${ROOT}:batchWrite`, '{}', '501 UNIMPLEMENTED'],
    ['an HTTP method that the path does not support', `PUT /v1/${ROOT}/kept/a`, '{}', '405 UNIMPLEMENTED'],
    ['an unknown HTTP method', `EXPLODE /v1/${ROOT}/kept/a`, '', '400 INVALID_ARGUMENT'],
    ["another project's id", `DELETE /v1/${ROOT.replace('demo', 'other')}/kept/a`, '', '404 NOT_FOUND'],
    ["another database's id", `DELETE /v1/${ROOT.replace('(default)', 'other')}/kept/a`, '', '404 NOT_FOUND'],
    ['malformed JSON', `POST /v1/${ROOT}:commit`, '{"writes":', '400 INVALID_ARGUMENT'],
    ['an empty body', `POST /v1/${ROOT}:runQuery`, '', '400 INVALID_ARGUMENT'],
    ['JSON that is not an object', `POST /v1/${ROOT}:commit`, '[1]', '400 INVALID_ARGUMENT'],
    ['an unknown field', `POST /v1/${ROOT}:commit`, '{"writez":[]}', '400 INVALID_ARGUMENT'],
    [
      'deep nesting',
      `POST /v1/${ROOT}:commit`,
      '['.repeat(200_000) + ']'.repeat(200_000),
      '400 INVALID_ARGUMENT',
    ],
    [
      '`__proto__` as a field name',
      `POST /v1/${ROOT}:commit`,
      `{"writes":[{"update":{"name":"${kept}","fields":{"__proto__":{"integerValue":1}}}}]}`,
      '400 INVALID_ARGUMENT',
    ],
    [
      'a body over the limit',
      `POST /v1/${ROOT}:commit`,
      `{"x":"${'x'.repeat(12_000_000)}"}`,
      '413 INVALID_ARGUMENT',
    ],
  ])("with %s gets an error in the API's format and changes nothing", async (_, head, body, expected) => {
    const { status, body: answer } = await raw(local.backend.origin, `${head} HTTP/1.1`, body);
    expect(`${status} ${answer.error?.status}`).toBe(expected);
    expect(answer.error).toEqual({
      code: status,
      message: expect.stringMatching(/\S/),
      status: expect.any(String),
    });
    expect((await local.asOwner('/kept/a')).body).toMatchObject({ fields: { n: { integerValue: '1' } } });
  });

  it('is rejected if its body is not valid UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"x":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    const { status } = await local.asOwner(':commit', undefined, { method: 'POST', body });
    expect(status).toBe(400);
  });
});

describe('the server', () => {
  it('logs an unexpected error, hides its details from the client, and keeps running', async () => {
    const lines: string[] = [];
    const broken = {
      method: 'GET' as const,
      pattern: /^\/broken$/,
      handle: () => Promise.reject(new Error('a secret')),
    };
    const server = await startServer({ port: 0, routes: [broken], log: (line) => lines.push(line) });
    const answers = [await fetch(`${server.origin}/broken`), await fetch(`${server.origin}/broken`)];
    const [body] = await Promise.all(answers.map((answer) => answer.json()));
    await server.close();
    expect(body).toEqual({
      error: { code: 500, message: 'Internal error encountered.', status: 'INTERNAL' },
    });
    expect(lines.join()).toContain('a secret');
  });

  it('logs nothing when a client disconnects before sending its whole body', async () => {
    const lines: string[] = [];
    let refused = (_: unknown) => {};
    const hasRefused = new Promise((resolve) => {
      refused = resolve;
    });
    const reading = {
      method: 'POST' as const,
      pattern: /^\/body$/,
      handle: async ({ readBody }: ApiRequest) => {
        await readBody(100).catch((error) => {
          refused(error);
          throw error;
        });
        return {};
      },
    };
    const server = await startServer({ port: 0, routes: [reading], log: (line) => lines.push(line) });
    const socket = connect(server.port, '127.0.0.1');
    socket.write('POST /body HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\nhalf');
    socket.once('connect', () => setImmediate(() => socket.destroy()));
    expect(await hasRefused).toMatchObject({ code: 'ECONNRESET' });
    await server.close();
    expect(lines).toEqual([]);
  });

  it('finishes a response in progress when closed', async () => {
    let release = () => {};
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = {
      method: 'GET' as const,
      pattern: /^\/slow$/,
      handle: async () => {
        begun();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return { body: { done: true } };
      },
    };
    const server = await startServer({ port: 0, routes: [slow], log: () => {} });
    const answer = fetch(`${server.origin}/slow`);
    await hasBegun;
    const closed = server.close();
    release();
    expect(await (await answer).json()).toEqual({ done: true });
    await closed;
  });
});
