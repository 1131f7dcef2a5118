'use client';

import { BackLink } from '@/components/admin/admin-frame/back-link';
import { Button } from '@/components/admin/button/button';
import { Skeleton } from '@/components/admin/loading/skeleton';
import { Notice } from '@/components/admin/notice/notice';
import { admin } from '@/content/admin/texts';
import { LinkForm } from './link-form';
import { useLink } from './use-link';

export type LinkEditorProps = {
  /** A PDF's name; anything else starts a new link, whose id comes from its file. */
  id: string;
};

/** The editor of one PDF link and its file. */
export function LinkEditor({ id }: LinkEditorProps) {
  const { link, setLink, failure, reload } = useLink(id);
  return (
    <>
      <BackLink />
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
          <Button onClick={reload}>{admin.actions.retry}</Button>
        </Notice>
      )}
      {!link && !failure && <Skeleton />}
      {link && <LinkForm link={link} onLink={setLink} />}
    </>
  );
}
