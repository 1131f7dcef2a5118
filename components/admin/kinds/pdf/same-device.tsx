'use client';

import { useCallback } from 'react';
import { Button } from '@/components/admin/kit/button';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { Notice } from '@/components/admin/kit/notice';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { useRequest } from '@/components/admin/kit/use-request';
import { links } from '@/content/admin/links';
import { admin } from '@/content/admin/texts';
import type { PdfLink } from '@/lib/model/records';
import { differingLanguages, shareDevice } from '@/lib/records/same-device';
import users from './pdf-users.module.scss';
import address from './public-address.module.scss';

const AND = new Intl.ListFormat('en-GB');

export type SameDeviceProps = {
  /** The stored link. */
  link: PdfLink;
  refused: string | undefined;
};

/** Lists the languages whose details about the device differ from this link's, and offers to copy this link's details to them. */
export function SameDevice({ link, refused }: SameDeviceProps) {
  const load = useCallback(() => differingLanguages(link), [link]);
  const { loaded, failure, reload } = useLoaded(load);
  const { busy, failure: error, send } = useRequest();
  const share = () => send(() => shareDevice(link, loaded ?? []).finally(reload));

  if (failure)
    return (
      <Notice kind="info">
        <p>{links.languagesFailed}</p>
        <Button small onClick={() => void reload()}>
          {admin.actions.retry}
        </Button>
      </Notice>
    );
  if (!loaded?.length) return null;
  return (
    <section className={address.address} aria-labelledby="same-device">
      <h2 id="same-device" className={address.heading}>
        {links.differing}
      </h2>
      <ul className={users.list}>
        {loaded.map(({ link: other, labels }) => (
          <li key={other.id}>
            <a href={editorAddress('Link', other.id)} dir="auto">
              {other.title || other.id}
            </a>{' '}
            ({AND.format(labels)})
          </li>
        ))}
      </ul>
      {error && <Notice kind="error">{error}</Notice>}
      <Button small busy={busy} refused={refused} onClick={() => void share()}>
        {links.shareDevice}
      </Button>
    </section>
  );
}
