import { company } from './company';
import type { Link } from './types';

/** An entry of the header: a link, or a name that opens a list of links. */
export type NavigationEntry = Link | { label: string; children: Link[] };

export const productFamilies: Link[] = [
  { label: 'Biosample Collection', href: '/products/biosample' },
  { label: 'Molecular Diagnostics', href: '/products/molecular' },
  { label: 'Diabetes Care', href: '/products/diabetes' },
];

export const header: { homeLabel: string; entries: NavigationEntry[] } = {
  homeLabel: `${company.name}, home`,
  entries: [
    { label: 'Our Company', href: '/company' },
    { label: 'Our Products', children: productFamilies },
    { label: 'Services', href: '/services' },
    { label: 'Impact', href: '/impact' },
    { label: 'Contact Us', href: '/contact_us' },
  ],
};

export const footer = {
  addressHeading: 'Find us',
  contactHeading: 'Write or call',
  followHeading: 'Follow us',
  exploreHeading: 'Explore',
  legalHeading: 'Small print',
  copyright: `copyright ${company.copyrightYear}`,
  social: [
    { ...company.social.images, opensNewWindow: true },
    { ...company.social.professional, opensNewWindow: true },
  ] satisfies Link[],
  explore: [
    { label: 'Our Company', href: '/company' },
    ...productFamilies,
    { label: 'Services', href: '/services' },
    { label: 'Impact', href: '/impact' },
  ] satisfies Link[],
  legal: [
    { label: 'Privacy policy', href: '/privacy_policies' },
    { label: 'Accessibility', href: '/accessibility' },
  ] satisfies Link[],
  reopenConsent: 'Cookie choices',
};
