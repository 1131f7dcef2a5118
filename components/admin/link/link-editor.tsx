'use client';

import { useCallback, useEffect, useState } from 'react';
import { DeletedRecord } from '@/components/admin/editor/deleted-record';
import { useAction } from '@/components/admin/editor/use-action';
import { BackLink } from '@/components/admin/shared/back-link';
import { errorMessage } from '@/components/admin/shared/error-message';
import { LoadState } from '@/components/admin/shared/loading';
import { useFocusHome } from '@/components/admin/shared/use-focus-home';
import { type OpenedWork, openWork } from '@/components/admin/work/open-work';
import { deletionOf } from '@/lib/content/history';
import { getLink } from '@/lib/content/links';
import { UNNAMED } from '@/lib/content/work';
import { emptyRecord } from '@/lib/model/converter';
import { PDF_NAME } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { LinkForm } from './link-form';
import type { LinkState } from './use-link-form';

export type LinkEditorProps = {
  /** A PDF's name. Any other value starts a new link, which takes its id from the chosen file. */
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

type Loaded = { link: PdfLink; state: LinkState; opened: OpenedWork | null };

const newLink = (id: string): PdfLink => ({ ...emptyRecord('Link', id), link: `pdfs/${id}` });

/** Chosen files are not kept, so they must be chosen again. */
function withoutFile(opened: OpenedWork): OpenedWork {
  if (!opened.resumed) return opened;
  const { copy, base } = opened.resumed;
  const { sha256: _file, size: _size, pages: _pages, ...values } = copy.values;
  return { ...opened, resumed: { copy: { ...copy, values }, base } };
}

async function load(id: string): Promise<Loaded> {
  const isNamed = PDF_NAME.test(id);
  const stored = isNamed ? await getLink(id) : null;
  const deleted = stored || !isNamed ? null : await deletionOf('Link', id);
  if (deleted) {
    return { link: { ...newLink(id), title: deleted.title }, state: deleted.deletion, opened: null };
  }
  const link = stored ?? newLink(isNamed ? id : '');
  const opened = withoutFile(await openWork('Link', link, stored ? id : UNNAMED));
  return { link, state: stored ? 'stored' : 'new', opened };
}

/** Loads the link with this id, or a new link if none is stored. */
function useLink(id: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState('');

  const reload = useCallback(async (asked: string) => {
    setFailure('');
    try {
      setLoaded(await load(asked));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }, []);

  useEffect(() => {
    reload(id);
  }, [id, reload]);

  return { loaded, setLoaded, failure, reload };
}
