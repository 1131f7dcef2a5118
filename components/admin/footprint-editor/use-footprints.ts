'use client';

import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/components/admin/error-message';
import { getFootprintOrDefaults } from '@/lib/content/footprint';
import type { Footprint } from '@/lib/model/records';

export type Footprints = { draft: Footprint; published: Footprint };

/** Both footprints; one that was never saved stands at the defaults with revision 0. */
export function useFootprints() {
  const [footprints, setFootprints] = useState<Footprints | null>(null);
  const [failure, setFailure] = useState('');
  const reload = useCallback(async () => {
    setFailure('');
    try {
      const [draft, published] = await Promise.all([
        getFootprintOrDefaults('draft'),
        getFootprintOrDefaults('published'),
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
