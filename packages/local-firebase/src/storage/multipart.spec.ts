import { readMultipart } from './multipart';

const TYPE = 'multipart/related; boundary=b-1';
const body = (content: string) =>
  `--b-1\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--b-1\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--b-1--`;

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

describe('a multipart body', () => {
  it.each([1, 2, 3, 7, 1000])('is parsed identically with the chunk size %i', async (size) => {
    const content = 'a\r\n--b-\r\n--b-2--\r\n\r\n';
    const upload = await readMultipart(TYPE, inPieces(body(content), size));
    const pieces: Buffer[] = [];
    for await (const piece of upload.content) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe(content);
    expect(upload).toMatchObject({ contentType: 'text/plain', metadata: Buffer.from('{"a":1}') });
  });

  it('is rejected if it ends before its last boundary', async () => {
    const { content } = await readMultipart(TYPE, inPieces(body('abc').slice(0, -3), 5));
    const read = async () => {
      for await (const _ of content);
    };
    await expect(read()).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });
});
