import { company } from './company';
import { fields, summary } from './contact/form';
import { mailHelp } from './contact/mail-help';
import type { Banner, Meta } from './types';

export type { ContactFieldName } from './contact/form';

const meta: Meta = {
  title: `Contact us: enquiry form, phone, email and address | ${company.shortName}`,
  description: `Send ${company.name} an enquiry, call us or find our address. The form opens your own email app, and this website stores nothing that you type.`,
};

const banner: Banner = {
  eyebrow: 'Contact',
  heading: 'Talk to us',
  tagline: 'Tell us what your lab, hospital or patients need.',
  picture: 'contact-hero',
  links: [],
};

export const contact = {
  meta,
  banner,
  form: {
    id: 'enquiry',
    heading: 'Send an enquiry',
    intro:
      'Fill in the form and your email app will open with the message ready to send. The form itself stores nothing.',
    requiredNote: 'Fill in every field marked “required”.',
    required: 'required',
    optional: 'optional',
    submit: 'Open in my email app',
    /** The start of the message, for a visitor who comes from a product page or a search. */
    about: 'My question is about: {topic}\n\n',
    fields,
    summary,
  },
  mail: {
    to: company.email.enquiries,
    subjectPrefix: 'Website Enquiry : From - ',
    subjectFields: ['company', 'name'] as const,
    bodyLabels: { name: 'Name', email: 'Email', phone: 'Phone', company: 'Company', message: 'Message' },
  },
  mailHelp,
  details: {
    heading: 'Other ways to reach us',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
  },
};
