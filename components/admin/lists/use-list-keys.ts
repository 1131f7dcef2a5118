'use client';

import { type RefObject, useEffect } from 'react';
import { openPreview } from '@/components/admin/kit/preview-address';
import { isFree } from '@/components/admin/kit/shortcuts';
import { useSingleKeys } from './single-keys';

const ROW = '[data-row]';

/** A row's link to the editor or, without one, its action. */
const LINK = 'a[href^="/admin/"], button';

const currentRow = (list: Element) => list.querySelector(`${ROW}:focus-within`) ?? undefined;

const boxOf = (row: Element | undefined) => row?.querySelector<HTMLInputElement>('input[type="checkbox"]');

function select(row: Element | undefined) {
  const box = boxOf(row);
  if (!box?.checked) box?.click();
}

function goTo(row: Element | undefined) {
  row?.querySelector<HTMLElement>(LINK)?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus by a number of rows. With Shift, selects the rows that it leaves and reaches. */
function move(list: Element, by: number, extend: boolean) {
  const rows = [...list.querySelectorAll(ROW)];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current < 0 ? 0 : current + by];
  if (extend) {
    select(rows[current]);
    select(next);
  }
  goTo(next);
}

function preview(row: Element | undefined) {
  const link = row?.querySelector<HTMLAnchorElement>('a[data-preview]');
  if (link) openPreview(link.href);
}

/**
 * Single-key shortcuts for the rows of a list: J and K move, X selects, P previews and / searches. Enter opens, because the focus
 * is on the row's link. Escape, which is not a single character, is always on.
 */
export function useListKeys(list: RefObject<Element | null>, clear?: () => void) {
  const { on } = useSingleKeys();
  useEffect(() => {
    const shortcuts: Record<string, (list: Element, extend: boolean) => void> = {
      j: (part, extend) => move(part, 1, extend),
      k: (part, extend) => move(part, -1, extend),
      x: (part) => boxOf(currentRow(part))?.click(),
      p: (part) => preview(currentRow(part)),
      '/': (part) => part.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    };
    const listen = (event: KeyboardEvent) => {
      const { key, shiftKey } = event;
      if (!isFree(event)) return;
      if (key === 'Escape') clear?.();
      const act = on ? shortcuts[key.toLowerCase()] : undefined;
      if (!act || !list.current) return;
      event.preventDefault();
      act(list.current, shiftKey);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [list, clear, on]);
}
