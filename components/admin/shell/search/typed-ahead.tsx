'use client';

import { useEffect } from 'react';

export type TypedAheadProps = {
  /** Called with a function that applies a key press to the text. */
  onType(change: (text: string) => string): void;
  onCancel(): void;
};

/** Collects key presses until the search field has focus. Otherwise they would go to the view behind the dialog. */
export function TypedAhead({ onType, onCancel }: TypedAheadProps) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key } = event;
      const isCharacter = [...key].length === 1 && !event.ctrlKey && !event.metaKey;
      if (isCharacter) onType((text) => text + key);
      else if (key === 'Backspace') onType((text) => text.slice(0, -1));
      else if (key === 'Escape') onCancel();
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [onType, onCancel]);
  return null;
}
