import { Button } from '@/components/admin/button/button';
import { Skeleton } from '@/components/admin/loading/skeleton';
import { Notice } from '@/components/admin/notice/notice';
import { admin } from '@/content/admin/texts';

export type LoadStateProps = {
  isLoaded: boolean;
  /** Why it could not be loaded, for people. */
  failure?: string;
  onRetry(): void;
};

/** What stands in an editor's place until its record is there, and above it when loading failed. */
export function LoadState({ isLoaded, failure, onRetry }: LoadStateProps) {
  if (failure) {
    return (
      <Notice kind="error">
        <p>{failure}</p>
        <Button onClick={onRetry}>{admin.actions.retry}</Button>
      </Notice>
    );
  }
  return isLoaded ? null : <Skeleton />;
}
