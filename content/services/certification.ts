import { company } from '../company';
import type { MailDraft } from '../types';

const enquiry: MailDraft = {
  label: 'Ask about the course',
  to: company.email.enquiries,
  subject: 'Phlebotomist certification course: enquiry',
  body: 'Hello, please send me details of the phlebotomist certification course. I am interested for:',
};

export const certification = {
  id: 'certification',
  heading: 'Phlebotomist certification course',
  paragraphs: [
    'The hands that draw the blood decide how good the sample is. Our certification course takes phlebotomists through the whole draw: preparing, identifying, collecting, labelling, handing over.',
    'Theory comes from training modules and live sessions, practice from hands-on work in a lab. Labs and hospitals can send single learners or a whole team.',
  ],
  points: [
    'For newcomers and for experienced staff',
    'Theory, live sessions and hands-on practice',
    'A certificate for those who complete the course',
  ],
  picture: 'holders-needles',
  enquiry,
  article: { label: 'Read our article about certification', href: '/blog_certification' },
} as const;
