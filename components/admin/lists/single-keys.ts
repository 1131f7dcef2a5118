'use client';

import { useSyncExternalStore } from 'react';

const KEY = 'admin-single-keys';
const OFF = 'off';

const listeners = new Set<() => void>();

function subscribe(listen: () => void) {
  listeners.add(listen);
  window.addEventListener('storage', listen);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('storage', listen);
  };
}

/** Whether the keys are on in this tab, in case the browser refuses to store the choice. */
let unstored: boolean | null = null;

function isOn(): boolean {
  try {
    return unstored ?? localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

function turn(on: boolean) {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
    unstored = null;
  } catch {
    unstored = on;
  }
  for (const listen of listeners) listen();
}

/**
 * Whether lists have single-key shortcuts on this device, and a function that turns them on or off. Speech input can
 * press such keys by accident, so WCAG 2.1.4 requires the choice.
 */
export function useSingleKeys() {
  return { on: useSyncExternalStore(subscribe, isOn, () => true), turn };
}
