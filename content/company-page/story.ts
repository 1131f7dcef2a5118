import { company } from '../company';
import type { PictureKey } from '../pictures';
import type { Banner, Link } from '../types';

export const hero: Banner = {
  eyebrow: 'Our company',
  heading: 'Diagnostics made with people in mind',
  tagline: `${company.name} builds patient-centric products that help labs and hospitals solve Cost-Quality-Time challenges.`,
  picture: 'company-hero',
  links: [
    { label: 'Our values', href: '#values' },
    { label: 'Contact Us', href: '/contact_us' },
  ],
};

export const founder: {
  id: string;
  heading: string;
  paragraphs: string[];
  signature: string;
  picture: PictureKey;
} = {
  id: 'founder',
  heading: 'A founder’s note',
  paragraphs: [
    'A result is only as good as its sample, and a sample is only as good as the care taken over it. That is why our work begins beside the patient, not at the analyser.',
    'Labs and hospitals tell us the same three things: tests must cost less, results must be right and they must arrive on time. We treat these as one problem. A tube that is easy to handle, a bag that stays cold and an assay that runs on the instrument you already own each solve part of it.',
    'We want to touch a billion lives across the globe. That is a large number, and we will reach it one patient at a time: with a gentle needle, a clear result and a price that people can afford. Thank you for working towards it with us.',
  ],
  signature: `Founder, ${company.name}`,
  picture: 'founder',
};

export const growth: { id: string; heading: string; text: string; picture: PictureKey; link: Link } = {
  id: 'growth',
  heading: 'Our Journey of Growth',
  text: 'Our range follows a sample from collection through transport and testing to the result. We grow wherever we can make one of those steps simpler.',
  picture: 'growth',
  link: { label: 'See our impact', href: '/impact' },
};
