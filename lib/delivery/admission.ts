import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

/** The endpoints and the Firebase services behind the rewrites; everything else is only ever read. */
const WRITABLE =
  /^\/(?:api\/|identitytoolkit\.googleapis\.com\/|securetoken\.googleapis\.com\/|v1\/projects\/|v0\/b\/)/;

/** Whether a request may reach the framework, which renders and stores its response to any method. */
export function isAdmitted(method: string | undefined, url: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD' || WRITABLE.test(url ?? '');
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0, Connection: 'close' }).end();
  request.resume();
}

/**
 * Rejects all but GET and HEAD outside the endpoints before the framework sees them: it stores the 405 of a route that
 * is due again and answers every later GET with it.
 */
export function rejectWrites(): void {
  Server.prototype.emit = new Proxy(Server.prototype.emit, {
    apply(emit, self, args) {
      const [event, request, response] = args as [string, IncomingMessage, ServerResponse];
      if (event !== 'request' || isAdmitted(request.method, request.url)) {
        return Reflect.apply(emit, self, args);
      }
      refuse(request, response);
      return true;
    },
  });
}
