import { checkResponse } from './check-response';
import type { Answer } from './exchange';

const site = 'http://localhost:3100';
const ok: Answer = { status: 200, headers: [['content-type', 'text/html']], body: '<p>x</p>' };

describe('checkResponse', () => {
  it('finds nothing in an ordinary response or a redirect within the site', () => {
    expect(checkResponse(ok, '<b>', site)).toEqual([]);
    const stays: Answer = { ...ok, status: 308, headers: [['location', '/contact_us?x=//evil.example']] };
    expect(checkResponse(stays, 'x', site)).toEqual([]);
  });

  it.each([
    ['a server error', { ...ok, status: 500 }, 'returned 500'],
    ['silence', { ...ok, status: 0 }, 'got no response'],
    ['another host', { ...ok, headers: [['location', '//evil.example']] }, 'redirected to //evil.example'],
    [
      'another host, disguised',
      { ...ok, headers: [['location', '/\\evil.example']] },
      'redirected to /\\evil.example',
    ],
    ['another header', { ...ok, headers: [['set-cookie', 'x=1']] }, 'returned the header set-cookie'],
    [
      'another host after a delay',
      { ...ok, headers: [['refresh', '0;url=//evil.example']] },
      'redirected to 0;url=//evil.example',
    ],
    ['markup', { ...ok, body: '<p><script>1</script></p>' }, 'appeared unescaped in a page'],
  ] satisfies [string, Answer, string][])('finds %s', (_what, answer, finding) => {
    expect(checkResponse(answer, '<script>1</script>', site)).toEqual([finding]);
  });
});
