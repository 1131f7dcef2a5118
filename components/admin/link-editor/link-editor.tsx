'use client';

import { BackLink } from '@/components/admin/admin-frame/back-link';
import { LoadState } from '@/components/admin/loading/load-state';
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
      <LoadState isLoaded={Boolean(link)} failure={failure} onRetry={reload} />
      {link && <LinkForm link={link} onLink={setLink} />}
    </>
  );
}
