'use client';

import { BackLink } from '@/components/admin/admin-frame/back-link';
import { LoadState } from '@/components/admin/loading/load-state';
import { FootprintForm } from './footprint-form';
import { useFootprints } from './use-footprints';

/** The editor of the four figures: a draft to work on beside what visitors see. */
export function FootprintEditor() {
  const { footprints, setFootprints, failure, reload } = useFootprints();
  return (
    <>
      <BackLink />
      <LoadState isLoaded={Boolean(footprints)} failure={failure} onRetry={reload} />
      {footprints && <FootprintForm footprints={footprints} onFootprints={setFootprints} />}
    </>
  );
}
