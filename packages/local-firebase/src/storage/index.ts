import type { Route } from '../http/route';
import { createStorageContext, type StorageOptions } from './context';
import { deleteObject, updateMetadata } from './routes/change';
import { continueUpload } from './routes/continue-upload';
import { readObject } from './routes/download';
import { listBucket } from './routes/list';
import { bucketRoute, objectRoute } from './routes/object-route';
import { startUpload } from './routes/resumable';
import { uploadAtOnce } from './routes/upload';
import { sweepStorage } from './sweep';
import { createTurns } from './take-turns';

export type StorageService = { routes: Route[]; close(): Promise<void> };

/** Creates the part of Cloud Storage for Firebase that `firebase/storage` uses. */
export function createStorageService(options: StorageOptions): StorageService {
  const context = createStorageContext(options);
  const swept = sweepStorage(context);
  const takeTurn = createTurns();

  const upload = bucketRoute(context, 'POST', async (asked) => {
    await swept;
    const { headers, query, stream } = asked.request;
    const command = headers['x-goog-upload-command'];
    if (command === undefined) return uploadAtOnce(context, asked);
    if (command === 'start') return startUpload(context, asked);
    return takeTurn(query.get('upload_id') ?? '', stream, () => continueUpload(context, asked));
  });

  return {
    routes: [
      upload,
      bucketRoute(context, 'GET', (asked) => listBucket(context, asked)),
      objectRoute(context, 'GET', (asked) => readObject(context, asked)),
      objectRoute(context, 'HEAD', (asked) => readObject(context, asked)),
      objectRoute(context, 'PATCH', (asked) => updateMetadata(context, asked)),
      objectRoute(context, 'DELETE', (asked) => deleteObject(context, asked)),
    ],
    close: () => swept,
  };
}
