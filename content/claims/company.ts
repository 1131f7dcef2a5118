import type { Claim } from './types';

export const companyClaims = {
  qualitySystem: {
    value: 'ISO 13485:2016',
    label: 'certified quality system',
    source: { section: 1, wording: 'quality system certified to ISO 13485:2016' },
  },
  singleAudit: {
    value: 'MDSAP',
    label: 'multi-country single-audit certification',
    source: { section: 1, wording: 'a multi-country single-audit certification (MDSAP)' },
  },
  councilValidation: {
    value: 'ICMR',
    label: 'kit validated by a national medical research council',
    source: { section: 1, wording: 'a kit validated by a national medical research council (ICMR)' },
  },
  testingCost: {
    value: '10x',
    label: 'lower testing cost',
    source: { section: 1, wording: 'Other claims: 10x lower testing cost, 3x fewer consumables, 3x faster.' },
  },
  consumables: {
    value: '3x',
    label: 'fewer consumables',
    source: { section: 1, wording: 'Other claims: 10x lower testing cost, 3x fewer consumables, 3x faster.' },
  },
  speed: {
    value: '3x',
    label: 'faster',
    source: { section: 1, wording: 'Other claims: 10x lower testing cost, 3x fewer consumables, 3x faster.' },
  },
} satisfies Record<string, Claim>;
