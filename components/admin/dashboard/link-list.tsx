'use client';

import { CopyButton } from '@/components/admin/copy-button/copy-button';
import { PdfFacts } from '@/components/admin/link-editor/pdf-facts';
import { admin } from '@/content/admin/texts';
import { publicPdfPath } from '@/lib/content/link-use';
import { getLinks } from '@/lib/content/links';
import type { PdfLink } from '@/lib/content/records';
import type { ContentListProps } from './content-lists';
import { ListFrame } from './list-frame';
import styles from './record-list.module.scss';
import { useList } from './use-list';

type LinkRowProps = { link: PdfLink };

function LinkRow({ link }: LinkRowProps) {
  const { id, title, size, pages } = link;
  const name = title || id;
  return (
    <li className={styles.row}>
      <div className={styles.title}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        <div className={styles.meta}>
          <PdfFacts name={publicPdfPath(id)} size={size} pages={pages} />
        </div>
      </div>
      <div className={styles.actions}>
        <a className={styles.edit} href={`/admin/link/${id}`} aria-label={`${admin.actions.edit}: ${name}`}>
          {admin.actions.edit}
        </a>
        <CopyButton text={new URL(publicPdfPath(id), window.location.origin).href} name={name} />
      </div>
    </li>
  );
}

/** Every stored PDF with its address. */
export function LinkList({ query, onChange }: ContentListProps) {
  const { items, failed, reload } = useList(getLinks);
  return (
    <ListFrame
      query={query}
      onChange={onChange}
      items={items}
      failed={failed}
      onReload={reload}
      row={(link) => <LinkRow key={link.id} link={link} />}
    />
  );
}
