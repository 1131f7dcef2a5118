import { claims } from './claims';
import { onRequest, placeholder } from './placeholder';

/** A certificate as a buyer checks it. What has not been stated is a placeholder. */
export type Certificate = { name: string; meaning: string; number: string; scope: string; expiry: string };

const items: Certificate[] = [
  {
    name: claims.qualitySystem.value,
    meaning: 'Quality system for medical devices, certified',
    number: placeholder(onRequest),
    scope: placeholder(onRequest),
    expiry: placeholder(onRequest),
  },
  {
    name: claims.singleAudit.value,
    meaning: 'Medical Device Single Audit Program: one audit that several countries accept',
    number: placeholder(onRequest),
    scope: placeholder(onRequest),
    expiry: placeholder(onRequest),
  },
  {
    name: claims.councilValidation.value,
    meaning: 'Kit validated by a national medical research council',
    number: placeholder(onRequest),
    scope: placeholder(onRequest),
    expiry: placeholder(onRequest),
  },
];

export const certificates = {
  id: 'certificates',
  heading: 'Certificates',
  intro: 'Ask us for a copy of any certificate, and we will send the current one.',
  columns: {
    name: 'Certificate',
    meaning: 'What it covers',
    number: 'Number',
    scope: 'Scope',
    expiry: 'Valid until',
  },
  items,
};
