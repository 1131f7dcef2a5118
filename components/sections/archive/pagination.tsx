import clsx from 'clsx';
import { TextLink } from '@/components/ui/text-link/text-link';
import { pagination } from '@/content/interface';
import { archivePath } from '@/lib/public/archive';
import styles from './archive.module.scss';
import { pageNumbers } from './page-numbers';

type PaginationProps = { path: string; page: number; pageCount: number };

function PageLink({ path, page, current }: { path: string; page: number; current: boolean }) {
  return (
    <TextLink
      className={styles.number}
      href={archivePath(path, page)}
      aria-current={current ? 'page' : undefined}
    >
      <span className="visually-hidden">{pagination.page} </span>
      {page}
    </TextLink>
  );
}

/** Links to an archive's pages; omitted if the archive has only one page. */
export function Pagination({ path, page, pageCount }: PaginationProps) {
  if (pageCount === 1) return null;
  const toNeighbour = (neighbour: number, label: string) =>
    neighbour >= 1 &&
    neighbour <= pageCount && (
      <li>
        <TextLink className={styles.neighbour} href={archivePath(path, neighbour)}>
          {label}
        </TextLink>
      </li>
    );
  return (
    <nav aria-label={pagination.label}>
      <ul className={styles.pages} role="list">
        {toNeighbour(page - 1, pagination.previous)}
        {pageNumbers(page, pageCount).map(({ number, afterGap }) => (
          <li key={number} className={clsx(afterGap && styles.afterGap)}>
            <PageLink path={path} page={number} current={number === page} />
          </li>
        ))}
        {toNeighbour(page + 1, pagination.next)}
      </ul>
    </nav>
  );
}
