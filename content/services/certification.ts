import { company } from '../company';
import type { MailDraft } from '../types';

const enquiry: MailDraft = {
  label: 'Ask about the course',
  to: company.email.enquiries,
  subject: 'Phlebotomist certification course: enquiry',
  body: 'Hello, please send me details of the phlebotomist certification course. The course is for:',
};

export const certification = {
  id: 'certification',
  heading: 'Phlebotomist certification course',
  paragraphs: [
    'A good sample starts with skilled hands. Our certification course is for phlebotomists.',
    'We also offer other ways to learn:',
  ],
  points: [
    'Nine training modules in augmented reality',
    'Live expert sessions and group sessions',
    'Hands-on lab training',
  ],
  picture: 'holders-needles',
  enquiry,
  article: { label: 'Read our article on certification', href: '/blog_certification' },
} as const;
