import { useEffect, useState } from 'react';
import { isLatin, romanise } from '@/lib/text/romanise';

/** Returns the text in Latin letters. If they are not ready, returns those of the text before, or ''. */
export function useRomanised(text: string): string {
  const [romanised, setRomanised] = useState('');
  useEffect(() => {
    let ended = false;
    romanise(text)
      .then((letters) => ended || setRomanised(letters))
      // Without the table there is no address to show. A save reports the failure.
      .catch(() => {});
    return () => {
      ended = true;
    };
  }, [text]);
  return isLatin(text) ? text : romanised;
}
