import { useCallback } from 'react';
import { isLatin, romanise } from '@/lib/text/romanise';
import { useLoaded } from './use-loaded';

/** Returns the text in Latin letters. If they are not ready, returns those of the text before, or ''. */
export function useRomanised(text: string): string {
  // Without the table there is no address to show. A save reports the failure.
  const { loaded } = useLoaded(useCallback(() => romanise(text), [text]));
  return isLatin(text) ? text : (loaded ?? '');
}
