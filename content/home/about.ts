import { company } from '../company';
import type { PictureKey } from '../pictures';
import type { Link } from '../types';

export const about: { id: string; heading: string; paragraphs: string[]; picture: PictureKey; link: Link } = {
  id: 'about',
  heading: `About ${company.shortName}`,
  paragraphs: [
    `${company.name} builds patient-centric products under strict regulatory compliance and international standards.`,
    'Our range includes the tube that collects a sample, the bag that carries it and the assay that tests it. We also train the people who draw blood.',
  ],
  picture: 'about-lab',
  link: { label: 'About our company', href: '/company' },
};
