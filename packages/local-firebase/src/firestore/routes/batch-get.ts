import { z } from 'zod';
import type { Route } from '../../http/route';
import { jsonText } from '../../http/send';
import type { FirestoreContext } from '../context';
import { parseFieldPath } from '../field-path';
import { readMessage } from '../message';
import { parseDocumentName } from '../names';
import { shown } from './document';
import { method, PATTERNS } from './method';
import { beginReading, consistency } from './reading';
import { watchDocument } from './watch';

const batchGetRequest = z.strictObject({
  database: z.string().optional(),
  documents: z.array(z.string()).default([]),
  mask: z.strictObject({ fieldPaths: z.array(z.string().transform(parseFieldPath)).default([]) }).optional(),
  ...consistency,
});

export function batchGetRoute(context: FirestoreContext): Route {
  const { root } = context;
  return method(context, 'POST', PATTERNS.ofDatabase('batchGet'), async (call) => {
    const body = await readMessage(call.request, batchGetRequest);
    const mask = body.mask?.fieldPaths ?? null;
    context.limitAnonymous(call.caller, { documents: body.documents.length, fields: mask?.length });
    const paths = [...new Set(body.documents)].map((name) => parseDocumentName(root, name));
    const reading = beginReading(context, call, body);
    const { documents } = reading;
    const found = paths.map((path) => ({ path, resource: documents.read(path) }));
    reading.check(found.map((entry) => ({ method: 'get', ...entry })));
    if (reading.transaction) for (const path of paths) watchDocument(documents, reading.transaction, path);
    const { readTime } = reading;
    const answers = found.map(({ path, resource }) => {
      if (!resource) return { missing: `${root}/${path.join('/')}`, readTime };
      return { found: shown(resource, mask), readTime };
    });
    const begun = reading.begun ? [{ transaction: reading.begun }] : [];
    return jsonText(JSON.stringify([...begun, ...answers]));
  });
}
