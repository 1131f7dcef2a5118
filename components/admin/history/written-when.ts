import { formatTime } from '@/components/admin/format';
import { history } from '@/content/admin/history';
import type { Stamped } from '@/lib/model/records';

/** When a version was written; records from before that was kept do not say. */
export const writtenWhen = ({ updatedAt }: Stamped): string =>
  updatedAt ? formatTime(updatedAt) : history.unknown;
