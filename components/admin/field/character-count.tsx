import clsx from 'clsx';
import { editors } from '@/content/admin/editors';
import styles from './field.module.scss';

export type CharacterCountProps = { used: number; most: number };

/** The share of the limit from which a screen reader is told as well. */
const NEAR = 0.9;

const format = new Intl.NumberFormat('en-GB');

/** How many characters are typed and how many fit. */
export function CharacterCount({ used, most }: CharacterCountProps) {
  const left = most - used;
  const spoken = used >= most * NEAR ? `${format.format(left)} ${editors.charactersLeft}` : '';
  return (
    <>
      <span className={clsx(styles.count, left < 0 && styles.over)} aria-hidden="true">
        {format.format(used)} / {format.format(most)}
      </span>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  );
}
