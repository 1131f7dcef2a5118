import { claims } from '../claims';
import { labels } from '../interface';
import type { PromoBanner } from './types';

const { learnMore, orderFromPartners } = labels;

export const promos: { respiratory: PromoBanner; omicron: PromoBanner } = {
  respiratory: {
    id: 'respiratory-panel',
    eyebrow: 'Respiratory viral panel kit',
    heading: 'Four respiratory viruses, detected together',
    text: `Simultaneous detection of ${claims.respiratoryTargets.value}.`,
    picture: 'respiratory-kit',
    benefits: [
      { term: 'Detects', detail: claims.respiratoryTargets.value },
      { term: 'Turnaround', detail: claims.respiratoryPromoTurnaround.value },
      { term: 'Runs on', detail: claims.respiratoryInstruments.value },
      { term: 'Value', detail: claims.respiratoryCost.value },
      { term: 'Credentials', detail: claims.respiratoryApprovals.value },
    ],
    links: [
      { label: orderFromPartners, href: '/trivus' },
      { label: learnMore, href: '/trivus' },
    ],
    orderNote: 'To order, request a call back on the kit page.',
  },
  omicron: {
    id: 'omicron-kit',
    eyebrow: 'Omicron PCR kit',
    heading: `Five-gene Omicron detection in a ${claims.omicronRuntime.value} run`,
    text: `A ${claims.omicronGenes.value} RT-PCR kit that detects ${claims.omicronVariants.value}.`,
    picture: 'omicron-kit',
    benefits: [
      { term: 'Detects', detail: claims.omicronVariants.value },
      { term: 'Results', detail: `in ${claims.omicronPromoResults.value}` },
      {
        term: 'Performance',
        detail: `${claims.omicronSensitivity.value} ${claims.omicronSensitivity.label}`,
      },
      { term: 'Credentials', detail: claims.omicronApprovals.value },
    ],
    links: [
      { label: orderFromPartners, href: '/products/molecular/' },
      { label: learnMore, href: '/products/molecular/' },
    ],
    orderNote: 'To order, email us from the molecular diagnostics page.',
  },
};
