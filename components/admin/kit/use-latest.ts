'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns a ref to the latest render's value, for effects and listeners that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
