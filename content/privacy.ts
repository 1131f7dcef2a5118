import { company } from './company';
import { placeholder } from './placeholder';
import { operation } from './privacy/operation';
import { rights } from './privacy/rights';
import { visiting } from './privacy/visiting';
import type { Meta, TextSection } from './types';

const meta: Meta = {
  title: `Privacy policy: the data we handle, and your rights | ${company.shortName}`,
  description:
    'How this website handles personal data: the contact form, cookies, analytics, server logs and staff accounts, and the rights you have over your data.',
};

const sections: TextSection[] = [...visiting, ...operation, ...rights];

/** Describes this site's behaviour. Update the policy with every change to what the site stores or loads. */
export const privacy = {
  meta,
  heading: 'Privacy policy',
  lead: 'In short: you can read this website without telling us who you are, and the contact form stores nothing.',
  dateLabel: 'Effective from',
  date: placeholder('1 January 2025'),
  contents: 'In this policy',
  sections,
};
