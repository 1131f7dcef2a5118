import { company } from '../company';
import type { MailFormTexts, Meta } from '../types';

export type PaperFieldName = 'document' | 'language' | 'revision' | 'name' | 'address';

const meta: Meta = {
  title: `Instructions for use and safety data on paper | ${company.shortName}`,
  description:
    'Ask us for instructions for use or safety data on paper, free of charge. We send them within seven days of your request, in every language that we have.',
};

/** The page of the form for a paper copy. */
export const paperPage = {
  path: '/ifu/paper',
  meta,
  heading: 'Documents on paper',
  lead: 'We send instructions for use and safety data on paper, free of charge, within seven days of your request.',
};

/** The form with which visitors ask for a document on paper. */
export const paper: MailFormTexts<PaperFieldName> = {
  id: 'paper',
  heading: 'Ask for a paper copy',
  intro:
    'Fill in the form and your email app will open with the request ready to send. The form itself stores nothing.',
  submit: 'Open in my email app',
  fields: {
    document: {
      label: 'Document',
      hint: 'Its title, or the REF or GTIN on the label.',
      required: true,
      missing: 'Enter the document’s title, REF or GTIN',
      invalid: 'Use at most 400 characters for the document',
    },
    language: {
      label: 'Language',
      required: false,
      missing: 'Enter the language',
      invalid: 'Use at most 100 characters for the language',
    },
    revision: {
      label: 'Revision',
      hint: 'Leave this empty to get the current revision.',
      required: false,
      missing: 'Enter the revision',
      invalid: 'Use at most 100 characters for the revision',
    },
    name: {
      label: 'Name',
      required: true,
      missing: 'Enter your name',
      invalid: 'Use at most 200 characters for your name',
    },
    address: {
      label: 'Postal address',
      hint: 'Include the country.',
      required: true,
      missing: 'Enter your postal address',
      invalid: 'Use at most 1,000 characters for your postal address',
    },
  },
};

export const paperMail = {
  to: company.email.enquiries,
  subjectPrefix: 'Paper copy: ',
  subjectFields: ['document'] as const,
  bodyLabels: {
    document: 'Document',
    language: 'Language',
    revision: 'Revision',
    name: 'Name',
    address: 'Postal address',
  },
};
