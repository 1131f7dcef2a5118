import { checkResponse } from './check-response';
import type { Answer } from './exchange';

const site = 'http://localhost:3100';
const ok: Answer = { status: 200, headers: [['content-type', 'text/html']], body: '<p>x</p>' };

describe('checkResponse', () => {
  it('finds nothing in an ordinary answer, nor in a redirect that stays', () => {
    expect(checkResponse(ok, '<b>', site)).toEqual([]);
    const stays: Answer = { ...ok, status: 308, headers: [['location', '/contact_us?x=//evil.example']] };
    expect(checkResponse(stays, 'x', site)).toEqual([]);
  });

  it.each([
    ['a server error', { ...ok, status: 500 }, 'was answered 500'],
    ['silence', { ...ok, status: 0 }, 'was not answered'],
    ['another host', { ...ok, headers: [['location', '//evil.example']] }, 'was led to //evil.example'],
    [
      'another host, disguised',
      { ...ok, headers: [['location', '/\\evil.example']] },
      'was led to /\\evil.example',
    ],
    [
      'another header',
      { ...ok, headers: [['set-cookie', 'x=1']] },
      'was answered with the header set-cookie',
    ],
    [
      'another host after a delay',
      { ...ok, headers: [['refresh', '0;url=//evil.example']] },
      'was led to 0;url=//evil.example',
    ],
    ['markup', { ...ok, body: '<p><script>1</script></p>' }, 'came back in a page unescaped'],
  ] satisfies [string, Answer, string][])('finds %s', (_what, answer, finding) => {
    expect(checkResponse(answer, '<script>1</script>', site)).toEqual([finding]);
  });
});
