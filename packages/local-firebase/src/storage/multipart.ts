import { ApiError } from '../http/api-error';

const MAX_HEADER_BYTES = 4 * 1024;
const MAX_METADATA_BYTES = 64 * 1024;
const LINE = '\r\n';

export type MultipartUpload = {
  metadata: Buffer;
  contentType: string | null;
  content: AsyncIterable<Buffer>;
};

/**
 * Parses the API's form of `multipart/related`: a JSON part, then the content, which is streamed. Rejects with
 * `INVALID_ARGUMENT` if the body is malformed before the content. Reading the content rejects with the same status if
 * the last boundary is missing.
 */
export async function readMultipart(
  contentType: string,
  body: AsyncIterable<Buffer>,
): Promise<MultipartUpload> {
  const boundary = /^multipart\/related\b.*;\s*boundary="?(?<boundary>[^\s";]{1,70})"?/i.exec(
    contentType,
  )?.groups;
  if (boundary === undefined) throw malformed('needs the Content-Type multipart/related with a boundary');
  const delimiter = `--${boundary.boundary}`;
  const parts = createPartReader(body);
  await parts.until(delimiter + LINE, MAX_HEADER_BYTES);
  await readPartType(parts);
  const metadata = await parts.until(LINE + delimiter + LINE, MAX_METADATA_BYTES);
  const partType = await readPartType(parts);
  return { metadata, contentType: partType, content: parts.contentUntil(`${LINE}${delimiter}--`) };
}

/** Reads a part's headers and returns its content type, or null if there is none. */
async function readPartType(parts: ReturnType<typeof createPartReader>): Promise<string | null> {
  const headers = LINE + (await parts.until(LINE + LINE, MAX_HEADER_BYTES)).toString('latin1');
  return /\r\ncontent-type:[ \t]*(?<type>[^\r\n]*)/i.exec(headers)?.groups?.type?.trim() || null;
}

function createPartReader(body: AsyncIterable<Buffer>) {
  const source = body[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  const readMore = async (): Promise<void> => {
    const { value, done } = await source.next();
    if (done) throw malformed('ends before its last boundary');
    held = Buffer.concat([held, value]);
  };

  return {
    /** Returns the bytes before `delimiter`, and skips the delimiter. */
    async until(delimiter: string, limit: number): Promise<Buffer> {
      for (;;) {
        const end = held.indexOf(delimiter);
        if (end > limit || (end < 0 && held.length > limit))
          throw malformed('lacks a boundary, or has headers or metadata that are too large');
        if (end >= 0) {
          const found = held.subarray(0, end);
          held = held.subarray(end + delimiter.length);
          return found;
        }
        await readMore();
      }
    },

    /** Like `until`, but yields the bytes in chunks and has no limit. */
    async *contentUntil(delimiter: string): AsyncGenerator<Buffer> {
      let end = held.indexOf(delimiter);
      while (end < 0) {
        // The end of the buffered bytes might be the start of the delimiter.
        const sure = Math.max(0, held.length - delimiter.length + 1);
        if (sure > 0) yield held.subarray(0, sure);
        held = held.subarray(sure);
        await readMore();
        end = held.indexOf(delimiter);
      }
      if (end > 0) yield held.subarray(0, end);
    },
  };
}

function malformed(why: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', `The multipart body ${why}.`);
}
