import { admin } from '@/content/admin/texts';
import styles from './loading.module.scss';
import { Problem, type ProblemProps } from './notice';

export function Loading() {
  return (
    <p className={styles.loading} role="status">
      {admin.loading} …
    </p>
  );
}

/** Placeholders for a list's rows or a form's controls. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{admin.loading} …</span>
      <span className={styles.row} />
      <span className={styles.row} />
      <span className={styles.row} />
      <span className={styles.row} />
    </div>
  );
}

export type LoadFailureProps = Omit<ProblemProps, 'remedy'> & { onRetry(): void };

/** An error message for content that failed to load, with a button that loads it again. */
export const LoadFailure = ({ onRetry, ...problem }: LoadFailureProps) => (
  <Problem {...problem} remedy={{ label: admin.actions.retry, act: onRetry }} />
);

export type LoadStateProps = {
  isLoaded: boolean;
  failure?: string;
  onRetry(): void;
};

/** Shows a placeholder while an editor loads, an error if loading fails, and nothing once the editor has loaded. */
export function LoadState({ isLoaded, failure, onRetry }: LoadStateProps) {
  if (failure) {
    return <LoadFailure heading={admin.notLoaded} text={failure} wholeView={!isLoaded} onRetry={onRetry} />;
  }
  if (isLoaded) return null;
  return (
    <>
      <h1 className="visually-hidden">{admin.loading}</h1>
      <Skeleton />
    </>
  );
}
