'use client';

import { BackLink } from '@/components/admin/shared/back-link';
import { LoadState } from '@/components/admin/shared/loading';
import { FootprintForm } from './footprint-form';
import { useFootprints } from './use-footprint';

/** The editor of the four figures: a draft beside the published ones. */
export function FootprintEditor() {
  const { footprints, opened, setFootprints, failure, reload } = useFootprints();
  return (
    <>
      <BackLink />
      <LoadState isLoaded={Boolean(footprints)} failure={failure} onRetry={reload} />
      {footprints && <FootprintForm footprints={footprints} opened={opened} onFootprints={setFootprints} />}
    </>
  );
}
