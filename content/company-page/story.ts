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
    'A result is only as good as its sample. Our range begins with the patient: with the lancet, the swab and the tube.',
    'Labs and hospitals face challenges of cost, quality and time. We want our products to help solve them, so that underserved populations receive equitable healthcare too.',
    'Our mission is to touch a billion lives across the globe. That is a large number. Thank you for working towards it with us.',
  ],
  signature: `Founder, ${company.name}`,
  picture: 'founder',
};

export const growth: { id: string; heading: string; text: string; picture: PictureKey; link: Link } = {
  id: 'growth',
  heading: 'Our Journey of Growth',
  text: 'Our range follows a sample from collection through transport to testing.',
  picture: 'growth',
  link: { label: 'See our impact', href: '/impact' },
};
