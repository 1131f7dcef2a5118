import type { Claim } from './types';

const source = {
  section: 9,
  wording: 'Footprint defaults: patients 70M, tests 300M, centers 3000+, devices 360M.',
} as const;

/** The footprint's default figures, shown until staff publish others. */
export const footprintClaims = {
  patients: { value: '70M', label: 'patient lives touched', source },
  tests: { value: '300M', label: 'pathology tests enabled', source },
  centers: { value: '3000+', label: 'national lab collection centers supplied', source },
  devices: { value: '360M', label: 'devices manufactured annually', source },
} satisfies Record<string, Claim>;
