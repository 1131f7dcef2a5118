'use client';

import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/components/admin/error-message';
import { emptyRecord } from '@/lib/content/converter';
import { type FootprintId, getFootprint } from '@/lib/content/footprint';
import type { Footprint } from '@/lib/content/records';

const NEVER_SAVED = 'Doc does not exist.';

async function footprintOrDefaults(id: FootprintId): Promise<Footprint> {
  try {
    return await getFootprint(id);
  } catch (error) {
    if (error instanceof Error && error.message === NEVER_SAVED) return emptyRecord('GlobalFootprint', id);
    throw error;
  }
}

export type Footprints = { draft: Footprint; published: Footprint };

/** Both footprints; one that was never saved stands at the defaults with revision 0. */
export function useFootprints() {
  const [footprints, setFootprints] = useState<Footprints | null>(null);
  const [failure, setFailure] = useState('');
  const reload = useCallback(async () => {
    setFailure('');
    try {
      const [draft, published] = await Promise.all([
        footprintOrDefaults('draft'),
        footprintOrDefaults('published'),
      ]);
      setFootprints({ draft, published });
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }, []);
  useEffect(() => {
    reload();
  }, [reload]);
  return { footprints, setFootprints, failure, reload };
}
