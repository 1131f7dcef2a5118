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
    'The hands that draw the blood decide how good the sample is. Our certification course takes phlebotomists through the whole draw: preparing, identifying, collecting, labelling and handing over.',
    'Training modules and live sessions cover the theory. Hands-on work in a lab provides the practice. Labs and hospitals can send one learner or a whole team.',
  ],
  points: [
    'For beginners and experienced staff',
    'Theory, live sessions and hands-on practice',
    'A certificate on completion',
  ],
  picture: 'holders-needles',
  enquiry,
  article: { label: 'Read our article on certification', href: '/blog_certification' },
} as const;
