import type { ApiRequest, ApiResponse } from '../../http/route';
import { parseJson } from '../../json-body';
import { tooLarge } from '../append-bounded';
import { MAX_UPLOAD_BYTES, type StorageContext } from '../context';
import { finishUpload } from '../finish-upload';
import { readMultipart } from '../multipart';
import { objectWire } from '../object';
import { checkObjectName } from '../object-name';
import { SettingsInput } from '../settings';
import type { ObjectRequest } from './object-route';

/** The number of bytes that a multipart body can contain in addition to the content. */
const MULTIPART_MARGIN = 1024 * 1024;

type Content = { settings: SettingsInput; bytes: AsyncIterable<Buffer> };

/**
 * Handles an upload in one request. In the `multipart` protocol, the body contains the metadata and the content;
 * otherwise it contains only the content.
 */
export async function uploadAtOnce(
  context: StorageContext,
  asked: Omit<ObjectRequest, 'name'>,
): Promise<ApiResponse> {
  const { bucket, caller, request } = asked;
  const name = checkObjectName(request.query.get('name'));
  if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + MULTIPART_MARGIN)
    throw tooLarge(MAX_UPLOAD_BYTES);
  const id = context.blobs.newId();
  try {
    const { settings, bytes } = await readContent(request);
    await context.blobs.append(id, bytes, MAX_UPLOAD_BYTES);
    return { body: objectWire(await finishUpload(context, { id, bucket, name, settings, caller })) };
  } finally {
    await context.blobs.discardUpload(id);
  }
}

async function readContent({ headers, stream }: ApiRequest): Promise<Content> {
  // The stream is left open, so that an error response can still be sent.
  const body: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
  const type = headers['content-type'];
  if (headers['x-goog-upload-protocol'] !== 'multipart') {
    return { settings: SettingsInput.parse({ contentType: type }), bytes: body };
  }
  const { metadata, contentType, content } = await readMultipart(type ?? '', body);
  const settings = parseJson(metadata, SettingsInput);
  return { settings: { ...settings, contentType: settings.contentType ?? contentType }, bytes: content };
}
