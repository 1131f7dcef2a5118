import type { ApiResponse } from '../../http/route';
import { parseJson } from '../../json-body';
import { inTransaction } from '../../store/in-transaction';
import { authorize, notFound } from '../authorize';
import type { StorageContext } from '../context';
import { objectWire } from '../object';
import { applySettings, SettingsInput } from '../settings';
import type { ObjectRequest } from './object-route';

const MAX_BODY_BYTES = 64 * 1024;

/** Changes the metadata that clients can set. The bytes and the generation stay the same. */
export async function updateMetadata(context: StorageContext, asked: ObjectRequest): Promise<ApiResponse> {
  const { bucket, name, caller, request } = asked;
  const input = parseJson(await request.readBody(MAX_BODY_BYTES), SettingsInput);
  const changed = inTransaction(context.db, () => {
    const object = context.objects.get(bucket, name);
    const incoming = object && {
      ...object,
      settings: applySettings(object.settings, input),
      metageneration: object.metageneration + 1,
      updatedAt: context.now().getTime(),
    };
    authorize(context, caller, 'update', { bucket, name, resource: object, incoming });
    if (incoming === null) throw notFound();
    context.objects.put(incoming);
    return incoming;
  });
  return { body: objectWire(changed) };
}

export async function deleteObject(
  context: StorageContext,
  { bucket, name, caller }: ObjectRequest,
): Promise<ApiResponse> {
  const blob = inTransaction(context.db, () => {
    const object = context.objects.get(bucket, name);
    authorize(context, caller, 'delete', { bucket, name, resource: object });
    if (object === null) throw notFound();
    context.objects.remove(bucket, name);
    return object.blob;
  });
  await context.blobs.remove(blob);
  return { status: 204 };
}
