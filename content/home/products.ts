import { claims } from '../claims';
import { labels } from '../interface';
import type { ProductArea } from './types';

export const products: { id: string; heading: string; areas: ProductArea[] } = {
  id: 'products',
  heading: 'Our Products',
  areas: [
    {
      heading: 'Molecular Diagnostics',
      text: `Nucleic acid testing and RT-PCR assays for infectious diseases, including a ${claims.omicronGenes.value} Omicron kit and a respiratory viral panel.`,
      picture: 'pcr-plate',
      link: { label: labels.knowMore, href: '/products/molecular/' },
    },
    {
      heading: 'Bio-Sample Collection',
      text: `Vacuum and non-vacuum tubes, closed urine collection, swabs, and a cold-chain bag that carries ${claims.bagCapacity.value} at ${claims.bagTemperature.value} for ${claims.bagDuration.value}.`,
      picture: 'transport-bag-open',
      link: { label: labels.knowMore, href: '/products/biosample/' },
    },
    {
      heading: 'Diabetes Care',
      text: `Point-of-care glucose and HbA1c meters that need ${claims.bloodVolume.value} of blood, plus lancets, pen needles and insulin syringes.`,
      picture: 'hba1c-meter',
      link: { label: labels.knowMore, href: '/products/diabetes/' },
    },
  ],
};
