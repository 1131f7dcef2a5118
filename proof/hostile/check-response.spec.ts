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
    ['a missing response', { ...ok, status: 0 }, 'got no response'],
    [
      'a redirect to another host',
      { ...ok, headers: [['location', '//evil.example']] },
      'redirected to //evil.example',
    ],
    [
      'a disguised redirect to another host',
      { ...ok, headers: [['location', '/\\evil.example']] },
      'redirected to /\\evil.example',
    ],
    ['an unknown header', { ...ok, headers: [['set-cookie', 'x=1']] }, 'returned the header set-cookie'],
    [
      'a delayed redirect to another host',
      { ...ok, headers: [['refresh', '0;url=//evil.example']] },
      'redirected to 0;url=//evil.example',
    ],
    ['unescaped markup', { ...ok, body: '<p><script>1</script></p>' }, 'appeared unescaped in a page'],
  ] satisfies [string, Answer, string][])('finds %s', (_what, answer, finding) => {
    expect(checkResponse(answer, '<script>1</script>', site)).toEqual([finding]);
  });
});
