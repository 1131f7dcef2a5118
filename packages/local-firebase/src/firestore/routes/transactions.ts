import { z } from 'zod';
import type { Route } from '../../http/route';
import type { FirestoreContext } from '../context';
import { readMessage } from '../message';
import { method, PATTERNS } from './method';
import { checkOptions, refusePastReads, transactionOptions } from './reading';

const beginRequest = z.strictObject({
  database: z.string().optional(),
  options: transactionOptions.default({}),
});

const rollbackRequest = z.strictObject({ database: z.string().optional(), transaction: z.string() });

export function transactionRoutes(context: FirestoreContext): Route[] {
  const { transactions, takeSnapshot } = context;
  return [
    method(context, 'POST', PATTERNS.ofDatabase('beginTransaction'), async ({ request }) => {
      const { options } = await readMessage(request, beginRequest);
      refusePastReads(options.readOnly?.readTime);
      checkOptions(options);
      return { body: { transaction: transactions.begin(options.readOnly ? takeSnapshot() : null).id } };
    }),
    method(context, 'POST', PATTERNS.ofDatabase('rollback'), async ({ request }) => {
      const { transaction } = await readMessage(request, rollbackRequest);
      transactions.end(transaction);
      return { body: {} };
    }),
  ];
}
