'use client';

import { Receipt } from '@/components/admin/editing/receipt';
import { useAsks } from '@/components/admin/editing/sharing/use-asks';
import { Button } from '@/components/admin/kit/button';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { LoadState } from '@/components/admin/kit/loading';
import { focusHome, useFocusHome } from '@/components/admin/kit/use-focus-home';
import { ViewHead } from '@/components/admin/lists/view-head';
import { FootprintFigures } from '@/components/sections/footprint/footprint';
import { editors } from '@/content/admin/editors';
import { admin } from '@/content/admin/texts';
import { emptyRecord } from '@/lib/model/converter';
import { changedFields } from '@/lib/model/editable';
import styles from './footprint-view.module.scss';
import { useFootprintActions, useFootprints } from './use-footprint';

const NAME = 'GlobalFootprint';

/** The default figures, shown until the stored ones are loaded. */
const DEFAULTS = {
  footprints: { draft: emptyRecord(NAME, 'draft'), published: emptyRecord(NAME, 'published') },
  opened: null,
  shared: { draft: null, needsApproval: false },
};

const texts = editors.footprint;

/** The home page's section with the draft's figures and the buttons Edit and Publish (spec, section 2). */
export function FootprintView() {
  const { loaded, setLoaded, failure: notLoaded, reload } = useFootprints();
  const { footprints, opened, shared } = loaded ?? DEFAULTS;
  const { draft, published } = footprints;
  const asks = useAsks(shared.needsApproval);
  const home = useFocusHome<HTMLDivElement>();
  const actions = useFootprintActions(
    {
      ...{ footprints, opened, request: shared.draft },
      onFootprints: (next) => setLoaded({ footprints: next, opened, shared }),
    },
    home.ref,
  );
  const differs = changedFields(NAME, published, draft).length > 0;
  const news = differs ? texts.differs : texts.same;
  return (
    <div {...home} className={styles.view}>
      <ViewHead list="footprint" />
      <LoadState isLoaded failure={notLoaded} onRetry={reload} />
      <Receipt {...actions} conflictText={texts.publishedMeanwhile} />
      {loaded && <p className={styles.news}>{published.revision === 0 ? texts.neverPublished : news}</p>}
      <div className={styles.section}>
        <FootprintFigures key={`${draft.id}@${draft.revision}`} footprint={draft}>
          <div className={styles.actions}>
            <a className={styles.edit} href={editorAddress(NAME, draft.id)}>
              {admin.actions.edit}
            </a>
            <Button
              {...focusHome}
              kind="primary"
              busy={actions.busy || !loaded}
              refused={asks}
              onClick={() => actions.publish(draft, { onConflict: reload })}
            >
              {admin.actions.publish}
            </Button>
          </div>
        </FootprintFigures>
      </div>
    </div>
  );
}
