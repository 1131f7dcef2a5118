'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { CheckControl } from '@/components/admin/kit/field';
import { LoadState, Skeleton } from '@/components/admin/kit/loading';
import { Notice } from '@/components/admin/kit/notice';
import { useRole } from '@/components/admin/kit/role';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { useRequest } from '@/components/admin/kit/use-request';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { approval } from '@/content/admin/approval';
import { COLLECTIONS, type Collection, kindOf } from '@/lib/model/kinds';
import { getApprovalKinds, setApprovalKinds } from '@/lib/records/settings';
import styles from './approval-settings.module.scss';

const texts = approval.settings;

/** The view in which administrators choose the kinds that need a second person before visitors see a record. */
export function ApprovalSettings() {
  useViewTitle(texts.heading);
  const { loaded, failure, reload } = useLoaded(getApprovalKinds);
  return (
    <div className={styles.view}>
      <h1 className={styles.heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      <LoadState isLoaded failure={failure} onRetry={reload} />
      {!loaded && !failure && <Skeleton />}
      {loaded && <KindsForm stored={loaded} />}
    </div>
  );
}

function KindsForm({ stored }: { stored: readonly Collection[] }) {
  const [kinds, setKinds] = useState(stored);
  const { busy, failure, send } = useRequest();
  const [isSaved, setSaved] = useState(false);
  const refused = useRole() === 'administrator' ? undefined : texts.administrators;

  async function save() {
    setSaved(false);
    setSaved(await send(() => setApprovalKinds(kinds)));
  }

  return (
    <>
      <fieldset className={styles.kinds} disabled={refused !== undefined}>
        <legend className={styles.legend}>{texts.text}</legend>
        {COLLECTIONS.map((name) => (
          <CheckControl
            key={name}
            label={kindOf(name).words.list}
            checked={kinds.includes(name)}
            onChange={({ target }) => {
              const others = kinds.filter((kind) => kind !== name);
              setKinds(target.checked ? [...others, name] : others);
              setSaved(false);
            }}
          />
        ))}
      </fieldset>
      {refused && <Notice kind="info">{refused}</Notice>}
      <div>
        <Button kind="primary" busy={busy} refused={refused} onClick={save}>
          {texts.save}
        </Button>
      </div>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div role="status">{isSaved && <Notice kind="success">{texts.saved}</Notice>}</div>
    </>
  );
}
