import type { ReactNode } from 'react';
import styles from './spec-table.module.scss';

type SpecTableProps = {
  caption: string;
  rows: { name: string; value: string }[];
  note?: ReactNode;
};

/** A table of names and values, with an optional note. */
export function SpecTable({ caption, rows, note }: SpecTableProps) {
  return (
    <div className={styles.spec}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name} className={styles.row}>
              <th className={styles.name} scope="row">
                {name}
              </th>
              <td className={styles.value}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
