'use client';

import { useSyncExternalStore } from 'react';
import { THEME_KEY } from './set-theme';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

function subscribe(listen: () => void) {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

const present = (): Theme =>
  THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';

function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  for (const listen of listeners) listen();
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch (error) {
    console.error('Could not save the appearance on this device.', error);
  }
}

/** The appearance chosen on this device, and a function that changes it. */
export function useTheme() {
  return { theme: useSyncExternalStore(subscribe, present, (): Theme => 'system'), choose };
}
