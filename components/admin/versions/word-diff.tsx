import clsx from 'clsx';
import { diffWords } from 'diff';
import styles from './word-diff.module.scss';

/** The time limit for a comparison, in milliseconds. After that, the newer text is shown without marks. */
const TIMEOUT_MS = 200;

export type WordDiffProps = {
  before: string;
  after: string;
  /** Whether the added words are a colleague's, shown beside the user's own. */
  foreign?: boolean;
};

/** Text with added words marked and removed words struck through. */
export function WordDiff({ before, after, foreign = false }: WordDiffProps) {
  const parts = diffWords(before, after, { timeout: TIMEOUT_MS }) ?? [{ value: after }];
  return (
    <span className={styles.text} dir="auto">
      {withOffsets(parts).map(({ offset, value, added, removed }) =>
        added ? (
          <ins key={offset} className={clsx(styles.added, foreign && styles.foreign)}>
            {value}
          </ins>
        ) : removed ? (
          <del key={offset} className={styles.removed}>
            {value}
          </del>
        ) : (
          <span key={offset}>{value}</span>
        ),
      )}
    </span>
  );
}

type Part = { value: string; added?: boolean; removed?: boolean };

function withOffsets(parts: Part[]): (Part & { offset: number })[] {
  let offset = 0;
  return parts.map((part) => {
    offset += part.value.length + 1;
    return { ...part, offset };
  });
}
