'use client';

import { useEffect, useId, useState } from 'react';
import { Field, type FieldProps } from '@/components/admin/kit/field';
import { tidyAddress } from '@/lib/model/address';
import type { Destination } from './destinations';
import styles from './link-input.module.scss';
import { MissingNotice } from './missing-notice';

export type LinkInputProps = Pick<
  FieldProps,
  'label' | 'hint' | 'error' | 'count' | 'name' | 'ref' | 'onKeyDown'
> & {
  value: string;
  onValue(value: string): void;
  onBlur?: () => void;
};

/** Loads the destinations once `wanted` is true. If that fails, an address can still be typed. */
function useDestinations(wanted: boolean): Destination[] {
  const [destinations, setDestinations] = useState<Destination[]>([]);
  useEffect(() => {
    if (!wanted) return;
    import('./destinations')
      .then(({ readDestinations }) => readDestinations())
      .then(setDestinations)
      .catch(() => {});
  }, [wanted]);
  return destinations;
}

/**
 * A field for an address, typed or chosen from this site's pages, articles and PDFs. When the field loses focus, spaces
 * are trimmed and `https://` is added to an address that starts with `www.`.
 */
export function LinkInput({ value, onValue, onBlur, ...field }: LinkInputProps) {
  const list = useId();
  const [wanted, setWanted] = useState(false);
  const destinations = useDestinations(wanted);
  return (
    <div className={styles.input}>
      <Field
        {...field}
        dir="auto"
        list={list}
        value={value}
        onFocus={() => setWanted(true)}
        onChange={({ target }) => onValue(target.value)}
        onBlur={() => {
          if (tidyAddress(value) !== value) onValue(tidyAddress(value));
          onBlur?.();
        }}
      />
      <datalist id={list}>
        {destinations.map(({ address, label }) => (
          <option key={address} value={address}>
            {label}
          </option>
        ))}
      </datalist>
      <MissingNotice addresses={[tidyAddress(value)]} />
    </div>
  );
}
