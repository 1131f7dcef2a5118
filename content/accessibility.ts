import { company } from './company';
import type { Meta, TextSection } from './types';

const meta: Meta = {
  title: `Accessibility statement | ${company.shortName}`,
  description:
    'How this website is built so that everyone can use it, with a keyboard, a screen reader or large text, and how to tell us about a barrier.',
};

const sections: TextSection[] = [
  {
    id: 'aim',
    heading: 'What we aim for',
    paragraphs: [
      'Good health for all includes a website for all. We build to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and we check every page against them. This statement covers the public pages of this website.',
    ],
  },
  {
    id: 'how',
    heading: 'What you can expect',
    paragraphs: ['You should be able to:'],
    list: [
      'reach and use everything with a keyboard alone, and see where the focus is',
      'read every page without scripts, with all panels and tabs laid out below each other',
      'enlarge the text and the page, and use it on a narrow screen, without losing content',
      'hear pictures described and headings, lists and landmarks announced by a screen reader',
      'switch off motion through the setting of your device',
      'read in the high-contrast colours that you have chosen',
    ],
  },
  {
    id: 'limits',
    heading: 'Where we still see limits',
    paragraphs: [
      'Blogs, press mentions and PDF files that open from our lists may have been made by others, and may be less accessible than our own pages. If you cannot read one of them, write to us and we will send you its content in another form.',
    ],
  },
  {
    id: 'feedback',
    heading: 'Tell us about a barrier',
    paragraphs: [
      `If something on this website is hard or impossible for you to use, write to ${company.email.enquiries} or call us. Tell us the address of the page, what you wanted to do, and which browser or aid you use. We want to know, and we want to mend it.`,
    ],
  },
];

export const accessibility = {
  meta,
  heading: 'Accessibility statement',
  lead: 'We want everyone to be able to read and use this website. Here is what we do for it, and how to tell us where we fall short.',
  contents: 'In this statement',
  sections,
};
