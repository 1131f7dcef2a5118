import { company } from './company';
import { placeholder } from './placeholder';
import { operation } from './privacy/operation';
import { rights } from './privacy/rights';
import { visiting } from './privacy/visiting';
import type { Meta, TextSection } from './types';

const meta: Meta = {
  title: `Privacy policy of this website | ${company.shortName}`,
  description:
    'Which personal data this website handles and which it does not: contact form, cookies, analytics, server logs, staff accounts and your rights.',
};

const sections: TextSection[] = [...visiting, ...operation, ...rights];

/** True of what this site does; whoever changes what the site stores or loads changes this text with it. */
export const privacy = {
  meta,
  heading: 'Privacy policy',
  lead: 'The short version: you can read this website without telling us who you are, and the contact form stores nothing.',
  dateLabel: 'In force from',
  date: placeholder('1 January 2025'),
  contents: 'In this policy',
  sections,
};
