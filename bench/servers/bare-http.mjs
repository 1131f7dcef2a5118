// Serves one page's bytes and headers from a bare Node server. Its request rate is an upper limit for servers in Node.
import { createServer } from 'node:http';

const { PORT, PAGE } = process.env;
const page = await fetch(PAGE, { headers: { 'accept-encoding': 'br' } });
const names = [...page.headers].filter(
  ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
);
// fetch decompresses its response, so request the compressed bytes with node:http.
const { request } = await import('node:http');
const body = await new Promise((resolve, reject) => {
  request(PAGE, { headers: { 'accept-encoding': 'br' } }, (response) => {
    const chunks = [];
    response.on('data', (chunk) => chunks.push(chunk));
    response.on('end', () => resolve(Buffer.concat(chunks)));
  })
    .on('error', reject)
    .end();
});
const headers = names.flat();
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');
