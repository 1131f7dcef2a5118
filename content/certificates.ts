import { claims } from './claims';
import { onRequest, placeholder } from './placeholder';

/** A certificate's details, as shown to buyers. Unknown details are placeholders. */
export type Certificate = {
  name: string;
  meaning: string;
  number: string;
  scope: string;
  /** A day such as 2027-03-31, after which the certificate is not shown, or a placeholder. */
  expiry: string;
  /** Slugs of the kits that the certificate belongs to; omitted for the company's own certificates. */
  products?: string[];
};

const items: Certificate[] = [
  {
    name: claims.qualitySystem.value,
    meaning: 'Certified quality management system for medical devices',
    number: placeholder(onRequest),
    scope: placeholder(onRequest),
    expiry: placeholder(onRequest),
  },
  {
    name: claims.singleAudit.value,
    meaning: 'Medical Device Single Audit Program: one audit, accepted in several countries',
    number: placeholder(onRequest),
    scope: placeholder(onRequest),
    expiry: placeholder(onRequest),
  },
  {
    name: claims.councilValidation.value,
    meaning: 'A kit validated by a national medical research council',
    products: ['omicron', 'respiratory-panel'],
    number: placeholder(onRequest),
    scope: placeholder(onRequest),
    expiry: placeholder(onRequest),
  },
];

export const certificates = {
  id: 'certificates',
  heading: 'Certificates',
  intro: 'Ask us for a current copy of any certificate.',
  columns: {
    name: 'Certificate',
    number: 'Number',
    scope: 'Scope',
    expiry: 'Valid until',
  },
  items,
};
