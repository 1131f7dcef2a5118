import { z } from 'zod';
import type { Route } from '../../http/route';
import { parseJson } from '../../json-body';
import type { FirestoreContext } from '../context';
import { MAX_BODY_BYTES, method, PATTERNS } from './method';
import { refusePastReads, transactionOptions } from './reading';

const beginRequest = z.strictObject({
  database: z.string().optional(),
  options: transactionOptions.default({}),
});

const rollbackRequest = z.strictObject({ database: z.string().optional(), transaction: z.string() });

export function transactionRoutes(context: FirestoreContext): Route[] {
  const { transactions } = context;
  return [
    method(context, 'POST', PATTERNS.ofDatabase('beginTransaction'), async ({ request }) => {
      const { options } = parseJson(await request.readBody(MAX_BODY_BYTES), beginRequest);
      refusePastReads(options.readOnly?.readTime);
      return { body: { transaction: transactions.begin({ readOnly: options.readOnly !== undefined }).id } };
    }),
    method(context, 'POST', PATTERNS.ofDatabase('rollback'), async ({ request }) => {
      const { transaction } = parseJson(await request.readBody(MAX_BODY_BYTES), rollbackRequest);
      transactions.end(transaction);
      return { body: {} };
    }),
  ];
}
