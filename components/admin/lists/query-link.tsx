'use client';

import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { changeQuery, type ListQuery, writeQuery } from './list-query';

export type QueryLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  query: ListQuery;
  /** Whether the dashboard is open. If so, the link changes the view without a navigation. */
  inPlace?: boolean;
};

/** A link to a view of the dashboard. */
export function QueryLink({ query, inPlace = true, onClick, ...link }: QueryLinkProps) {
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (!inPlace || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClick?.(event);
    changeQuery(query, 'new');
  }
  return <a {...link} href={writeQuery(query)} onClick={choose} />;
}
