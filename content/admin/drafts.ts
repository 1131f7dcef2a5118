/** Words of the notice about what an earlier visit left unsaved. */
export const drafts = {
  found: 'There are changes on this device that were never saved, from',
  show: 'Show what differs',
  stored: 'Stored now',
  typed: 'Typed then',
  bringBack: 'Bring them back',
  throwAway: 'Throw them away',
} as const;
