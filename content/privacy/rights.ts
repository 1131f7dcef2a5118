import { company } from '../company';
import type { TextSection } from '../types';

export const rights: TextSection[] = [
  {
    id: 'your-rights',
    heading: 'Your rights',
    paragraphs: [
      `Depending on where you live, you may ask us which data we hold about you, have it corrected or deleted, limit or object to its use, receive a copy of it, and take back a consent for the future. Write to ${company.email.privacy}, and we will answer as the law of your country requires. We may have to ask a question to make sure that it is you. You may also complain to the authority that watches over data protection where you live. Using your rights costs nothing and has no disadvantage for you.`,
    ],
  },
  {
    id: 'children',
    heading: 'Children under 18',
    paragraphs: [
      'This website speaks to labs, hospitals, healthcare providers and business partners. It is not aimed at children under 18, and we do not knowingly collect their data. Nothing on the public pages asks for age or identity. If you believe that a child has sent us personal data by email, please write to us; we will delete the message unless the law obliges us to keep it. Parents and guardians may contact us on behalf of a child at any time.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this policy, and how to reach us',
    paragraphs: [
      `When the website changes in a way that matters for your data, we change this policy and the date that stands above it. The version on this page is the one that applies. If you have a question about it, or about the way in which we handle personal data, write to ${company.email.privacy}, or use the postal address at the foot of the page. We would rather explain a sentence twice than leave you in doubt about it.`,
    ],
  },
];
