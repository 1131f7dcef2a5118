'use client';

import { DeletedRecord } from '@/components/admin/editor/deleted-record';
import { useAction } from '@/components/admin/editor/use-action';
import { BackLink } from '@/components/admin/shared/back-link';
import { LoadState } from '@/components/admin/shared/loading';
import { useFocusHome } from '@/components/admin/shared/use-focus-home';
import { LinkForm } from './link-form';
import { useLink } from './use-link';

export type LinkEditorProps = {
  /** A PDF's name. Anything else starts a new link, whose id comes from its file. */
  id: string;
};

/** The editor of one PDF link and its file. */
export function LinkEditor({ id }: LinkEditorProps) {
  const { loaded, setLoaded, failure, reload } = useLink(id);
  const action = useAction();
  const deletion = loaded && loaded.state !== 'new' && loaded.state !== 'stored' ? loaded.state : null;
  return (
    <div {...useFocusHome<HTMLDivElement>()}>
      <BackLink />
      <LoadState isLoaded={Boolean(loaded)} failure={failure} onRetry={() => reload(id)} />
      {loaded && deletion && (
        <DeletedRecord
          collection="Link"
          id={loaded.link.id}
          deletion={deletion}
          title={loaded.link.title || loaded.link.id}
          action={action}
          onRestored={() => reload(loaded.link.id)}
        />
      )}
      {loaded && !deletion && (
        <LinkForm
          link={loaded.link}
          isNew={loaded.state === 'new'}
          opened={loaded.opened}
          action={action}
          onLink={(link, state) => setLoaded({ link, state, opened: loaded.opened })}
        />
      )}
    </div>
  );
}
