import type { MailFormField } from '../types';

export type ContactFieldName = 'name' | 'email' | 'phone' | 'company' | 'message';

export const fields: Record<ContactFieldName, MailFormField> = {
  name: {
    label: 'Name',
    required: true,
    missing: 'Enter your name',
    invalid: 'Use at most 200 characters for your name',
  },
  email: {
    label: 'Email',
    hint: 'We will reply to this address.',
    required: true,
    missing: 'Enter your email address',
    invalid: 'Enter an email address in the correct format, like name@company.example',
  },
  phone: {
    label: 'Phone',
    hint: 'Include the country code if you would like us to call.',
    required: false,
    missing: 'Enter your phone number',
    invalid: 'Enter a full phone number, like +1 202 555 0100',
  },
  company: {
    label: 'Company',
    hint: 'The lab, hospital or company you work for, if any.',
    required: false,
    missing: 'Enter your company name',
    invalid: 'Use at most 200 characters for your company name',
  },
  message: {
    label: 'Message',
    hint: 'Please do not include patients’ health data.',
    required: true,
    missing: 'Enter your message',
    invalid: 'Shorten your message to 10,000 characters or fewer',
  },
};

export const summary = {
  heading: 'There is a problem',
  intro: 'Correct the following and try again:',
};
