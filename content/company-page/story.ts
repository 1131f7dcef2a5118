import { company } from '../company';
import type { PictureKey } from '../pictures';
import type { Banner, Link } from '../types';

export const hero: Banner = {
  eyebrow: 'Our company',
  heading: 'Devices and diagnostics with people in mind',
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
  heading: "A founder's note",
  paragraphs: [
    'A result is only as good as its sample, and a sample is only as good as the care taken over it. That is why our work begins at the chair where blood is drawn, not at the instrument that reads it.',
    'Labs and hospitals tell us the same three things: tests must cost less, they must be right, and they must be on time. We treat these as one problem. A tube that is easy to handle, a bag that keeps its temperature and an assay that runs on the instrument you already own each solve part of it.',
    'We want to touch a billion lives across the globe. That is a large number, and we will reach it one patient at a time: with a gentle needle, a clear answer and a price that people can afford. Thank you for working on it with us.',
  ],
  signature: `Founder, ${company.name}`,
  picture: 'founder',
};

export const growth: { id: string; heading: string; text: string; picture: PictureKey; link: Link } = {
  id: 'growth',
  heading: 'Our Journey of Growth',
  text: 'Our range follows the path of a sample: collected, kept cold, tested and understood. We grow wherever we can make a step on that path simpler for the people who take it.',
  picture: 'growth',
  link: { label: 'See our impact', href: '/impact' },
};
