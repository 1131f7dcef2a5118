import styles from './point-list.module.scss';

type PointListProps = { points: readonly string[] };

/** Short statements in a column, separated by lines. */
export function PointList({ points }: PointListProps) {
  return (
    <ul className={styles.list} role="list">
      {points.map((point) => (
        <li key={point} className={styles.point}>
          {point}
        </li>
      ))}
    </ul>
  );
}
