import { encodeBuffersQuickly } from './quick-buffer-json';

it('a buffer in JSON takes little more than its own length', () => {
  encodeBuffersQuickly();
  const json = JSON.stringify({ data: Buffer.alloc(3_000, 'a') });
  expect(json.length).toBeLessThan(4_100);
  expect(Buffer.from(JSON.parse(json).data.base64, 'base64')).toEqual(Buffer.alloc(3_000, 'a'));
});
