import { company } from './company';
import type { PictureKey } from './pictures';
import type { Link, Meta } from './types';

/** A page that explains why there is nothing else to show, with links to continue if there are any. */
export type StatusPage = { meta: Meta; heading: string; text?: string; picture: PictureKey; links: Link[] };

const contact: Link = { label: 'Contact Us', href: '/contact_us' };
const home: Link = { label: 'Go to the home page', href: '/' };

export const underConstruction: StatusPage = {
  meta: {
    title: `Research and development: under construction | ${company.shortName}`,
    description: `The research and development page of ${company.name} is under construction. Please come back later, or write to us if you have any questions.`,
  },
  heading: 'Research and development: page under construction',
  picture: 'under-construction',
  links: [],
};

export const notFound: StatusPage = {
  meta: {
    title: `Page not found | ${company.shortName}`,
    description:
      'There is no page at this address. Start from the home page, browse our products and services, or write to us.',
  },
  heading: 'We cannot find this page',
  text: 'There is nothing at this address. The page may have moved, or the link may be incomplete. Try searching, or start from one of these pages.',
  picture: 'not-found',
  links: [home, { label: 'Our services', href: '/services' }, contact],
};

export const serverError: StatusPage = {
  meta: {
    title: `Something went wrong | ${company.shortName}`,
    description:
      'The page could not be shown because of a fault on our side. Please try again in a moment, or contact us by phone or email.',
  },
  heading: 'Something went wrong on our side',
  text: 'We could not show this page. Please try again in a moment. If the problem continues, please contact us.',
  picture: 'server-error',
  links: [home, contact],
};

export const pdfNotFound: StatusPage = {
  meta: {
    title: `File not found | ${company.shortName}`,
    description:
      'There is no file at this address. A newer version may have replaced it. Browse our products, or ask us for the file you need.',
  },
  heading: 'We cannot find this file',
  text: 'There is no PDF at this address. A newer version may have replaced it. Tell us which file you need, and we will send it.',
  picture: 'not-found',
  links: [
    { label: 'Find instructions for use', href: '/ifu' },
    { label: 'All downloads', href: '/downloads' },
    contact,
    home,
  ],
};
