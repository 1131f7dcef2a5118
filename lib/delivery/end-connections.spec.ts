import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { rememberServers } from './end-connections';

const PARTS = { 'nothing was asked': '', 'a request came in part': 'POST / HTTP/1.1\r\nHost: a\r\n' };

it.each(Object.entries(PARTS))('lets a server end with a connection on which %s', async (_, part) => {
  const end = rememberServers();
  const server = createServer((_request, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}`);
  const spare = connect(port, '127.0.0.1');
  await once(server, 'connection');
  spare.write(part);

  const closed = once(server, 'close');
  server.close();
  end(20);
  await closed;
});
