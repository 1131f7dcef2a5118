import type { Caller } from '../../auth/caller';
import { ApiError } from '../../http/api-error';
import type { ApiResponse } from '../../http/route';
import { parseJson } from '../../json-body';
import { tooLarge } from '../append-bounded';
import { authorize, notFound } from '../authorize';
import { MAX_UPLOAD_BYTES, type StorageContext } from '../context';
import { describeUpload } from '../finish-upload';
import { checkObjectName } from '../object-name';
import { SettingsInput } from '../settings';
import type { UploadSession } from '../upload-store';
import type { ObjectRequest } from './object-route';
import { uploadUrl } from './upload-url';

const MAX_METADATA_BYTES = 64 * 1024;

/**
 * Starts a resumable upload. Checks the rules with the declared size. They are checked again, with the actual size,
 * when the upload is complete.
 */
export async function startUpload(
  context: StorageContext,
  asked: Omit<ObjectRequest, 'name'>,
): Promise<ApiResponse> {
  const { bucket, caller, request } = asked;
  const { headers } = request;
  const name = checkObjectName(request.query.get('name'));
  const size = Number(headers['x-goog-upload-header-content-length'] ?? Number.NaN);
  if (!Number.isInteger(size) || size < 0) {
    throw new ApiError(
      'INVALID_ARGUMENT',
      "X-Goog-Upload-Header-Content-Length must be the upload's size in bytes.",
    );
  }
  if (size > MAX_UPLOAD_BYTES) throw tooLarge(MAX_UPLOAD_BYTES);
  const body = await request.readBody(MAX_METADATA_BYTES);
  const given = body.length === 0 ? {} : parseJson(body, SettingsInput);
  const type = headers['x-goog-upload-header-content-type'];
  const settings = SettingsInput.parse({ ...given, contentType: given.contentType ?? type });

  const id = context.blobs.newId();
  const resource = context.objects.get(bucket, name);
  const declared = { size, md5: settings.md5Hash ?? '' };
  const incoming = describeUpload(context, { id, bucket, name, settings }, declared, resource);
  authorize(context, caller, 'create', { bucket, name, resource, incoming });

  for (const stale of context.uploads.giveUpStale()) await context.blobs.discardUpload(stale);
  context.uploads.begin({ id, bucket, name, settings, uploader: uploaderOf(caller) });
  return {
    headers: { ...statusHeaders('active', 0), 'X-Goog-Upload-URL': uploadUrl(request, { bucket, name, id }) },
  };
}

/** Returns the upload. Throws `NOT_FOUND` if there is none, and `PERMISSION_DENIED` if another caller started it. */
export function findSession({ uploads }: StorageContext, id: string | null, caller: Caller): UploadSession {
  const session = id === null ? null : uploads.get(id);
  if (session === null) throw notFound();
  if (session.uploader !== uploaderOf(caller)) {
    throw new ApiError('PERMISSION_DENIED', 'This upload was started by a different caller.');
  }
  return session;
}

export function statusHeaders(
  status: 'active' | 'final' | 'cancelled',
  received: number,
): Record<string, string> {
  return { 'X-Goog-Upload-Status': status, 'X-Goog-Upload-Size-Received': String(received) };
}

function uploaderOf(caller: Caller): string {
  return caller.kind === 'user' ? `user ${caller.auth.uid}` : caller.kind;
}
