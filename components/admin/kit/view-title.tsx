'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { admin } from '@/content/admin/texts';
import { company } from '@/content/company';

const NameView = createContext<(view: string) => void>(() => {});

export type ViewTitleProps = { children: ReactNode };

/** The browser tab's title, which names the current view. */
export function ViewTitle({ children }: ViewTitleProps) {
  const [view, nameView] = useState('');
  const own = `${company.shortName} ${admin.title}`;
  return (
    <NameView value={nameView}>
      <title>{view ? `${view} · ${own}` : own}</title>
      {children}
    </NameView>
  );
}

/** Names the browser tab after the view. */
export function useViewTitle(view: string) {
  const nameView = useContext(NameView);
  useEffect(() => {
    nameView(view);
    return () => nameView('');
  }, [view, nameView]);
}
