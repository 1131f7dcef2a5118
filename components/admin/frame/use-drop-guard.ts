'use client';

import { useEffect } from 'react';

const isFileChooser = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file';

function refuse(event: DragEvent) {
  const { dataTransfer, defaultPrevented, target } = event;
  if (defaultPrevented || isFileChooser(target) || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Refuses files that are dropped beside a control, because the browser would leave the page and open them. */
export function useDropGuard() {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
