'use client';

import { useState } from 'react';
import type { Publishable } from '@/lib/model/records';
import type { PublicationState } from '@/lib/model/visibility';

/** A version of a record that is reviewed before it goes live. */
export type Review<Item extends Publishable = Publishable> = {
  /** The record with the form's valid values. */
  typed: Item;
  /** The stored record's state when the review began. */
  state: PublicationState;
  /** Whether to suggest publishing at once although a publish-at time is set. */
  isNow: boolean;
};

/**
 * The current review, or null.
 * @param state the stored record's state. A change of state ends the review, which describes the earlier state.
 */
export function useReview<Item extends Publishable>(state: PublicationState) {
  const [opened, setReview] = useState<Review<Item> | null>(null);
  return { review: opened?.state === state ? opened : null, setReview };
}
