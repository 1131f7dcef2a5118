import { company } from '../company';
import { labels } from '../interface';
import { accessories } from './biosample/accessories';
import { coldChain } from './biosample/cold-chain';
import { swabs } from './biosample/swabs';
import { tubes } from './biosample/tubes';
import { urine } from './biosample/urine';
import type { ProductFamily } from './types';

export const biosample: ProductFamily = {
  path: '/products/biosample',
  name: 'Biosample Collection',
  meta: {
    title: `Biosample collection: tubes, swabs and transport | ${company.shortName}`,
    description:
      'Blood tubes, closed urine collection, accessories, swabs, a saliva funnel and smart cold-chain bags: one range to collect and transport specimens.',
  },
  banner: {
    eyebrow: 'Biosample Collection',
    heading: 'A good result begins with a good sample',
    tagline: 'Tubes and swabs that collect a specimen, and bags that keep it cold on its way to the lab.',
    picture: 'tube-rack',
    links: [{ label: labels.knowMore, href: '#range' }],
  },
  range: {
    id: 'range',
    heading: 'The biosample range',
    intro: 'Choose a product to see its features and uses.',
    tabsLabel: 'Biosample collection products',
  },
  tabs: [tubes, urine, accessories, swabs, coldChain],
  downloads: ['catalogue', 'brochure'],
  enquiry: {
    label: 'Ask for details by email',
    to: company.email.enquiries,
    subject: 'Biosample Collection: request for details',
    body: 'Hello, please send me details of the following biosample collection products:',
  },
};
