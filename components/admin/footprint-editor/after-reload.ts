import type { Done } from '@/components/admin/receipt/use-action';
import { publication } from '@/lib/publishing/revision-mark';
import { z } from '@/lib/validation/zod';

const KEY = 'admin-done';

const schema = z.object({ confirmation: z.string(), change: publication });

/** Keeps what was done for the page as it is after its reload. */
export function keepForReload(done: Done) {
  sessionStorage.setItem(KEY, JSON.stringify(done));
}

/** What was done before the reload, once. */
export function takeAfterReload(): Done | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept ? schema.parse(JSON.parse(kept)) : null;
}
