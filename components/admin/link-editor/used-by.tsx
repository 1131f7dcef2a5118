'use client';

import { links } from '@/content/admin/links';
import styles from './public-address.module.scss';
import { useUsedBy } from './use-used-by';

export type UsedByProps = { id: string };

/** Where a PDF is linked, so that nobody replaces it unaware. */
export function UsedBy({ id }: UsedByProps) {
  const found = useUsedBy(id);
  if (!found) return null;
  return (
    <section className={styles.address} aria-labelledby="used-by">
      <h2 id="used-by" className={styles.heading}>
        {links.usedBy}
      </h2>
      {found.length === 0 ? (
        <p className={styles.soon}>{links.unused}</p>
      ) : (
        <ul>
          {found.map(({ kind, id: record, title }) => (
            <li key={record}>
              <a href={`/admin/${kind}/${record}`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
