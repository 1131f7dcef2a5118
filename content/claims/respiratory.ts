import type { Claim } from './types';

const panel = {
  section: 1,
  wording:
    'a respiratory viral panel kit (page /trivus) detecting RSV, Influenza A and B and SARS-CoV-2 together, turnaround under 30 minutes on the promo and under 1 hour on the product page, compatible with all real-time PCR instruments, cost-efficient',
} as const;

const promo = {
  section: 2,
  wording:
    'key benefits (simultaneous detection of RSV, Influenza A and B, and SARS-CoV-2; turnaround under 30 minutes; cost-efficient; compatible with all real-time PCR instruments; ICMR validated and MDSAP certified)',
} as const;

/** The specification states two turnaround times, one for the promo and one for the product page. Do not swap them. */
export const respiratoryClaims = {
  respiratoryTargets: {
    value: 'RSV, Influenza A and B, and SARS-CoV-2',
    label: 'detected together',
    source: panel,
  },
  respiratoryPromoTurnaround: { value: 'under 30 minutes', label: 'turnaround', source: promo },
  respiratoryPageTurnaround: { value: 'under 1 hour', label: 'turnaround', source: panel },
  respiratoryInstruments: { value: 'all real-time PCR instruments', label: 'compatible', source: panel },
  respiratoryCost: { value: 'cost-efficient', label: 'testing', source: panel },
  respiratoryApprovals: {
    value: 'ICMR validated and MDSAP certified',
    label: 'respiratory panel kit',
    source: promo,
  },
} satisfies Record<string, Claim>;
