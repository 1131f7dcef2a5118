import { ApiError } from '../../http/api-error';
import type { ApiResponse } from '../../http/route';
import { MAX_UPLOAD_BYTES, type StorageContext } from '../context';
import { finishUpload } from '../finish-upload';
import { objectWire } from '../object';
import type { UploadSession } from '../upload-store';
import type { ObjectRequest } from './object-route';
import { findSession, statusHeaders } from './resumable';

type Asked = Omit<ObjectRequest, 'name'>;

/** Handles all commands after `start`: `query`, `upload`, `finalize`, `upload, finalize` and `cancel`. */
export async function continueUpload(context: StorageContext, asked: Asked): Promise<ApiResponse> {
  const session = findSession(context, asked.request.query.get('upload_id'), asked.caller);
  const commands = commandsOf(asked);
  if (session.finalGeneration !== null) return answerFinished(context, session);
  if (commands.includes('cancel')) return cancel(context, session);
  if (commands.includes('upload')) {
    const misplaced = await receive(context, session, asked);
    if (misplaced !== null) return misplaced;
  }
  if (commands.includes('finalize')) return finalize(context, session, asked);
  return { headers: statusHeaders('active', await context.blobs.received(session.id)) };
}

function commandsOf({ request: { headers } }: Asked): string[] {
  const commands = String(headers['x-goog-upload-command'] ?? '')
    .split(',')
    .map((command) => command.trim());
  if (commands.every((command) => ['query', 'upload', 'finalize', 'cancel'].includes(command)))
    return commands;
  throw new ApiError(
    'INVALID_ARGUMENT',
    'After start, X-Goog-Upload-Command may contain only query, upload, finalize and cancel.',
  );
}

/** Appends bytes that start at the current offset. For any other offset, returns an error with the current offset. */
async function receive(
  { blobs }: StorageContext,
  session: UploadSession,
  { request }: Asked,
): Promise<ApiResponse | null> {
  const received = await blobs.received(session.id);
  if (Number(request.headers['x-goog-upload-offset'] ?? Number.NaN) !== received) {
    const error = new ApiError('INVALID_ARGUMENT', `The upload must continue at offset ${received}.`);
    return { status: error.code, headers: statusHeaders('active', received), body: error.toJSON() };
  }
  await blobs.append(session.id, request.stream.iterator({ destroyOnReturn: false }), MAX_UPLOAD_BYTES);
  return null;
}

/** Creates the object. If this fails, the upload ends. */
async function finalize(
  context: StorageContext,
  session: UploadSession,
  { caller }: Asked,
): Promise<ApiResponse> {
  try {
    const object = await finishUpload(context, { ...session, caller }, ({ generation }) =>
      context.uploads.finish(session.id, generation),
    );
    return { headers: statusHeaders('final', object.size), body: objectWire(object) };
  } catch (error) {
    context.uploads.remove(session.id);
    throw error;
  }
}

/** Repeats the final response, for a client that did not receive it. */
function answerFinished(
  { objects }: StorageContext,
  { bucket, name, finalGeneration }: UploadSession,
): ApiResponse {
  const object = objects.get(bucket, name);
  if (object?.generation !== finalGeneration) return { headers: statusHeaders('final', 0), body: {} };
  return { headers: statusHeaders('final', object.size), body: objectWire(object) };
}

async function cancel({ blobs, uploads }: StorageContext, { id }: UploadSession): Promise<ApiResponse> {
  uploads.remove(id);
  await blobs.discardUpload(id);
  return { headers: statusHeaders('cancelled', 0) };
}
