'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/admin/kit/icons';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { isFree, SHORTCUTS } from '@/components/admin/kit/shortcuts';
import { useSingleKeys } from '@/components/admin/lists/single-keys';
import { frame } from '@/content/admin/frame';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog').then((part) => part.ShortcutsDialog));

const [KEY] = SHORTCUTS.everywhere.shortcuts;

export type ShortcutsButtonProps = {
  className?: string | undefined;
  /** Called before the list opens. */
  onOpen(): void;
};

/** A button that lists all keyboard shortcuts. The question mark does the same, unless single keys are off. */
export function ShortcutsButton({ className, onOpen }: ShortcutsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { on } = useSingleKeys();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!on || event.key !== KEY || !isFree(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-keyshortcuts={on ? KEY : undefined}
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
      >
        <Icon name="keys" />
        {frame.shortcuts}
      </button>
      {isOpen && (
        <LazyBoundary fallback={null}>
          <ShortcutsDialog onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
