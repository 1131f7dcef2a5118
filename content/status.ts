import { company } from './company';
import type { Meta, TextSection } from './types';

const meta: Meta = {
  title: `Website problems: how to get documents anyway | ${company.shortName}`,
  description:
    'If this website is down or a download fails, you can get instructions for use and safety data from us by phone, by email or by post, also on paper.',
};

const { legalName, address, email, phones } = company;

const sections: TextSection[] = [
  {
    id: 'phone',
    heading: 'By phone',
    paragraphs: [
      `Call us if you need a document soon: ${phones.map(({ label, display }) => `${label}, ${display.replaceAll(' ', '\u00a0')}`).join('; ')}.`,
      'Have the label of your product at hand. Tell us the REF or the GTIN, and the language that you need.',
    ],
  },
  {
    id: 'post',
    heading: 'By email or post',
    paragraphs: [
      `Email ${email.enquiries}, or write to ${legalName}, ${address.street}, ${address.city} ${address.postalCode}, ${address.country}.`,
      'Name the product, its REF or GTIN, the language, and the address to which we should send the document.',
      'We send instructions for use and safety data on paper, free of charge, within seven days of your request.',
    ],
  },
  {
    id: 'downloads',
    heading: 'If only a download fails',
    paragraphs: ['Before you contact us, you can:'],
    list: [
      'try again in a few minutes',
      'use the link on the page that says that your file is opening',
      'save the file instead of opening it in the browser, and open it in a PDF reader',
    ],
  },
];

/** How to get documents without this website. nginx shows the same text while the site is down. */
export const status = {
  path: '/status',
  meta,
  label: 'Website problems',
  heading: 'How to get documents if the website fails',
  lead: 'You can get instructions for use and safety data from us without this website.',
  call: 'Call',
  contents: 'On this page',
  sections,
};
