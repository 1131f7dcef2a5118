import { claims } from '../claims';
import { company } from '../company';
import { labels } from '../interface';
import { infectiousDiseases } from './molecular/infectious-diseases';
import { omicron } from './molecular/omicron';
import { respiratory } from './molecular/respiratory-panel';
import type { ProductFamily } from './types';

export const molecular: ProductFamily = {
  path: '/products/molecular',
  name: 'Molecular Diagnostics',
  meta: {
    title: `Molecular diagnostics: RT-PCR kits and assays | ${company.shortName}`,
    description: `Nucleic acid testing and RT-PCR assays for infectious diseases, including a ${claims.omicronGenes.value} Omicron kit and a respiratory viral panel for real-time PCR.`,
  },
  banner: {
    eyebrow: 'Molecular Diagnostics',
    heading: 'Find the virus and name it',
    tagline: 'Nucleic acid testing and RT-PCR assays for infectious diseases.',
    picture: 'article-rtpcr',
    links: [{ label: labels.knowMore, href: '#range' }],
  },
  range: {
    id: 'range',
    heading: 'The molecular range',
    intro:
      'Choose a product to see its features and uses. Ask us for details of Novus, our second molecular product.',
    tabsLabel: 'Molecular diagnostics products',
  },
  tabs: [omicron, respiratory, infectiousDiseases],
  downloads: ['catalogue', 'brochure', 'respiratory-brochure'],
  enquiry: {
    label: 'Ask for details by email',
    to: company.email.enquiries,
    subject: 'Molecular Diagnostics: request for details',
    body: 'Hello, please send me details of the following molecular diagnostics products:',
  },
  articles: ['rtpcr', 'trivus'],
};
