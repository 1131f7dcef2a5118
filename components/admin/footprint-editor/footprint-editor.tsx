'use client';

import { BackLink } from '@/components/admin/admin-frame/back-link';
import { Button } from '@/components/admin/button/button';
import { Skeleton } from '@/components/admin/loading/skeleton';
import { Notice } from '@/components/admin/notice/notice';
import { admin } from '@/content/admin/texts';
import { FootprintForm } from './footprint-form';
import { useFootprints } from './use-footprints';

/** The editor of the four figures: a draft to work on beside what visitors see. */
export function FootprintEditor() {
  const { footprints, setFootprints, failure, reload } = useFootprints();
  return (
    <>
      <BackLink />
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
          <Button onClick={reload}>{admin.actions.retry}</Button>
        </Notice>
      )}
      {!footprints && !failure && <Skeleton />}
      {footprints && <FootprintForm footprints={footprints} onFootprints={setFootprints} />}
    </>
  );
}
