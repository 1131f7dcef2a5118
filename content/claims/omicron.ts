import type { Claim } from './types';

const kit = {
  section: 1,
  wording: 'a five-gene Omicron detection RT-PCR kit with a 45-minute runtime',
} as const;

const promo = {
  section: 1,
  wording:
    'promo text: results in under 60 minutes, accurate at low viral load, detects Omicron variants, ICMR validated and MDSAP certified',
} as const;

/** The runtime is a claim about the kit; the time to results is a claim in the promo text. Keep the two apart. */
export const omicronClaims = {
  omicronGenes: { value: 'five-gene', label: 'Omicron detection', source: kit },
  omicronRuntime: { value: '45-minute', label: 'runtime', source: kit },
  omicronPromoResults: { value: 'under 60 minutes', label: 'to results', source: promo },
  omicronSensitivity: { value: 'accurate', label: 'at low viral load', source: promo },
  omicronVariants: { value: 'Omicron variants', label: 'detected', source: promo },
  omicronApprovals: { value: 'ICMR validated and MDSAP certified', label: 'Omicron PCR kit', source: promo },
} satisfies Record<string, Claim>;
