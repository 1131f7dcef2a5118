import { editors } from '@/content/admin/editors';
import { fill } from '@/lib/text/fill';
import styles from './search-length.module.scss';

export type SearchLengthProps = {
  used: number;
  /** The length after which search results usually cut the text off. */
  usual: number;
};

const WIDTH = 300;

/** The graduations, of which every second is longer. */
const TICKS = Array.from({ length: 11 }, (_, tick) => `M${tick * 30} 5v${tick % 2 ? 4 : 7}`).join('');

/** A graduated scale of a text's length, and a note, which screen readers announce, once search results may cut it. */
export function SearchLength({ used, usual }: SearchLengthProps) {
  const full = usual * 1.25;
  const at = (length: number) => (Math.min(length, full) / full) * WIDTH;
  const isOver = used > usual;
  return (
    <div className={styles.length} data-over={isOver}>
      <svg className={styles.scale} viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.base} width={WIDTH} height="3" />
        <rect className={styles.value} width={at(Math.min(used, usual))} height="3" />
        {isOver && <rect className={styles.over} x={at(usual)} width={at(used) - at(usual)} height="3" />}
        <path className={styles.ticks} d={TICKS} />
      </svg>
      <p className={styles.note} role="status">
        {isOver && fill(editors.searchCuts, { usual })}
      </p>
    </div>
  );
}
