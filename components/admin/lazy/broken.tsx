import { Problem } from '@/components/admin/notice/problem';
import { session } from '@/content/admin/session';
import { admin } from '@/content/admin/texts';

export type BrokenProps = {
  /** In place of a whole view. */
  wholeView?: boolean | undefined;
};

/** In place of a part that could not be loaded. */
export function Broken({ wholeView = false }: BrokenProps) {
  const reload = { label: admin.actions.reload, act: () => window.location.reload() };
  return <Problem {...session.broken} wholeView={wholeView} remedy={reload} />;
}
