import type { Collection } from '@/lib/model/kinds';
import { startTestBackend } from '@/lib/testing/backend';
import { PublicContent, type Used } from './content';

const DAY = 86_400_000;

it('pages that list documents are stale the next day, when a certificate may have expired', async () => {
  const backend = await startTestBackend();
  const content = new PublicContent();
  await content.load(new Date());
  const used = (name: Collection): Used => new Map([[name, content.stateOf(name) ?? 0]]);
  const [documents, others] = [used('Link'), used('Blog')];
  expect([content.isCurrent(documents), content.isCurrent(others)]).toEqual([true, true]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY);
  expect([content.isCurrent(documents), content.isCurrent(others)]).toEqual([false, true]);
  await backend.close();
});
