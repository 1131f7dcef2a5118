'use client';

import { getUnfinished, type Unfinished } from '@/components/admin/editing/work/unfinished';
import { ShortTime } from '@/components/admin/kit/short-time';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { lists } from '@/content/admin/lists';
import { KINDS } from '@/lib/model/kinds';
import { ListFrame } from './list-frame';
import { SimpleRow } from './simple-row';

type UnfinishedRowProps = { work: Unfinished };

function UnfinishedRow({ work }: UnfinishedRowProps) {
  const { collection, title, href, updatedAt, isNew, first, author } = work;
  return (
    <SimpleRow
      title={title}
      href={href}
      facts={
        <>
          <span>
            {KINDS[collection].words.name}
            {isNew && `, ${lists.unfinished.isNew}`}
          </span>
          <span>
            {lists.unfinished.typed} {updatedAt && <ShortTime time={updatedAt} />}
            {!first && ` ${lists.unfinished.by} ${author}`}
          </span>
        </>
      }
    />
  );
}

/** Unsaved work, the user's own first. */
export function UnfinishedList() {
  return (
    <ListFrame
      {...useLoaded(getUnfinished)}
      row={(work) => <UnfinishedRow key={`${work.href} ${work.author}`} work={work} />}
    />
  );
}
