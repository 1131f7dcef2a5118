import { company } from './company';
import { fields, summary } from './contact/form';
import { mailHelp } from './contact/mail-help';
import type { Banner, Meta } from './types';

export type { ContactFieldName } from './contact/form';

const meta: Meta = {
  title: `Contact us: write, call or visit | ${company.shortName}`,
  description: `Write to ${company.name}, call us or find our address. The contact form opens your own email app; this site stores nothing that you type.`,
};

const banner: Banner = {
  eyebrow: 'Contact',
  heading: 'Talk to us',
  tagline: 'Tell us what your lab, your hospital or your patients need. A person reads every message.',
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
      'Fill in the form and press the button. Your own email app opens with the message ready to send. Nothing is stored on this site.',
    requiredNote: 'Fill in every field marked “required”.',
    required: 'required',
    optional: 'optional',
    submit: 'Open in my email app',
    fields,
    summary,
  },
  mail: {
    to: company.email.enquiries,
    /** The company that the visitor entered follows this text. */
    subjectPrefix: 'Website Enquiry : From - ',
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
