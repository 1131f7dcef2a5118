import type { Claim } from './types';

const source = {
  section: 1,
  wording: 'smart cold-chain specimen transport bags (up to 200 samples, 2-8 degrees C, up to 10 hours)',
} as const;

export const biosampleClaims = {
  bagCapacity: { value: 'up to 200 samples', label: 'in one bag', source },
  bagTemperature: { value: '2 to 8\u00a0°C', label: 'inside the bag', source },
  bagDuration: { value: 'up to 10 hours', label: 'in transit', source },
} satisfies Record<string, Claim>;
