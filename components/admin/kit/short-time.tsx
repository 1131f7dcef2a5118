import { databaseNow } from '@/lib/firebase/database-now';
import { formatShort, formatTime } from './format';

/** A past time in brief. Its full form is a tooltip. */
export const ShortTime = ({ time }: { time: Date }) => (
  <time dateTime={time.toISOString()} title={formatTime(time)}>
    {formatShort(time, databaseNow())}
  </time>
);
