import { claims } from '../claims';
import { labels } from '../interface';
import type { Banner } from '../types';

export const banner: Banner = {
  eyebrow: 'Next-gen devices and diagnostics',
  heading: 'Good Health For All',
  tagline: 'Where Innovation Meets Compassion for Next-Gen Devices and Diagnostics',
  picture: 'tube-rack',
  links: [
    { label: 'Contact Us', href: '/contact_us' },
    { label: labels.knowMore, href: '#mission-vision' },
  ],
};

/** Shown in small type below the banner's buttons. */
export const bannerClaims = [claims.qualitySystem, claims.singleAudit];

export const missionVision = {
  id: 'mission-vision',
  heading: 'Mission and vision',
  mission: {
    title: 'Our mission',
    text: 'Touch a Billion Lives across the globe.',
  },
  vision: {
    title: 'Our vision',
    text: 'Patient-centric solutions that let labs and hospitals solve Cost-Quality-Time challenges and deliver equitable healthcare to underserved populations.',
  },
};
