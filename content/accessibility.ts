import { company } from './company';
import type { Meta, TextSection } from './types';

const meta: Meta = {
  title: `Accessibility statement and how to report a barrier | ${company.shortName}`,
  description:
    'How we make this website work for everyone who uses a keyboard, a screen reader or large text, and how to tell us about anything that gets in your way.',
};

const sections: TextSection[] = [
  {
    id: 'aim',
    heading: 'Our aim',
    paragraphs: [
      'Good health for all includes a website for all. We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and check every page against them. This statement covers our public pages.',
    ],
  },
  {
    id: 'how',
    heading: 'What you can expect',
    paragraphs: ['You should be able to:'],
    list: [
      'use everything with a keyboard alone, and always see where the focus is',
      'read every page without JavaScript, with all panels and tabs shown in full',
      'enlarge the text, zoom the page or use a narrow screen without losing content',
      'use a screen reader that describes images and announces headings, lists and landmarks',
      'turn off animation in your device settings',
      'read in your own high-contrast colours',
    ],
  },
  {
    id: 'limits',
    heading: 'Known limitations',
    paragraphs: [
      'Some of the blogs, press mentions and PDF files that we link to were produced by other organisations. They may be less accessible than our own pages. If you cannot read one of them, please tell us.',
    ],
  },
  {
    id: 'feedback',
    heading: 'Tell us about a barrier',
    paragraphs: [
      `If anything on this website is hard or impossible for you to use, email ${company.email.enquiries} or call us. Tell us the address of the page, what you were trying to do, and which browser or assistive technology you use. We want to know, and we want to fix it.`,
    ],
  },
];

export const accessibility = {
  meta,
  heading: 'Accessibility statement',
  lead: 'We want everyone to be able to use this website. This page explains how we go about it, and how to tell us when we fall short.',
  contents: 'In this statement',
  sections,
};
