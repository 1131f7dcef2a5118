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
    'A good sample starts with skilled hands. Our certification course takes phlebotomists through the whole draw: preparation, patient identification, collection, labelling and handover.',
    'Training modules and live sessions cover the theory. Hands-on sessions in a lab provide the practice. Labs and hospitals can send one learner or a whole team.',
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
