import { Skeleton } from '@/components/admin/loading/skeleton';
import { Problem } from '@/components/admin/notice/problem';
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
    const retry = { label: admin.actions.retry, act: onRetry };
    return <Problem heading={admin.notLoaded} text={failure} wholeView={!isLoaded} remedy={retry} />;
  }
  return isLoaded ? null : <Skeleton />;
}
