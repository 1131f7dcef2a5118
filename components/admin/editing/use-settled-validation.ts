'use client';

import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How long typing must have stopped, in milliseconds. */
const SETTLED = 600;

/** Checks a field once typing in it has stopped, so that nobody is told off in the middle of a word. */
export function useSettledValidation<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { watch, trigger } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const watching = watch((_values, { name, type }) => {
      clearTimeout(timer);
      if (name && type === 'change') timer = setTimeout(() => trigger(name), SETTLED);
    });
    return () => {
      clearTimeout(timer);
      watching.unsubscribe();
    };
  }, [watch, trigger]);
}
