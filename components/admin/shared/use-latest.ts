'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the latest render, for effects and listeners that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
