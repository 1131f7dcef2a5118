import type { Claim } from './types';

const lancets = {
  section: 1,
  wording: 'capillary lancets (28G and 30G, five depth settings)',
} as const;

export const diabetesClaims = {
  bloodVolume: {
    value: '0.75 microlitre',
    label: 'of blood for a reading',
    source: {
      section: 1,
      wording: 'point-of-care glucose and HbA1c meters needing 0.75 microlitre of blood',
    },
  },
  lancetGauges: { value: '28G and 30G', label: 'lancet gauges', source: lancets },
  lancetDepths: { value: 'five', label: 'depth settings', source: lancets },
} satisfies Record<string, Claim>;
