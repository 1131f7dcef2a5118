import { company } from '../company';
import type { TextSection } from '../types';

export const rights: TextSection[] = [
  {
    id: 'your-rights',
    heading: 'Your rights',
    paragraphs: [
      `Depending on where you live, you may have the right to ask what data we hold about you, to have it corrected or deleted, to restrict or object to its use, to receive a copy, and to withdraw your consent. Email ${company.email.privacy}, and we will respond as the law in your country requires. We may need to confirm your identity first. You can also complain to your local data protection authority. Using your rights is free and will not be held against you.`,
    ],
  },
  {
    id: 'children',
    heading: 'Children under 18',
    paragraphs: [
      'This website is for labs, hospitals, healthcare professionals, business partners and adults who use our products. It is not aimed at children under 18, and we do not knowingly collect their data. Nothing on the public pages asks for your age. If you believe that a child has sent us personal data by email, please write to us. We will delete the message unless the law requires us to keep it. Parents and guardians may contact us on behalf of a child at any time.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this policy, and how to reach us',
    paragraphs: [
      `When the website changes in a way that affects your data, we update this policy and the date at the top. The version on this page is the one that applies. If you have a question about this policy, or about how we handle personal data, email ${company.email.privacy} or write to the postal address at the foot of the page. We will gladly explain anything that is not clear.`,
    ],
  },
];
