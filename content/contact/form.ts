export type ContactFieldName = 'name' | 'email' | 'phone' | 'company' | 'message';

export type ContactField = {
  label: string;
  hint?: string;
  required: boolean;
  /** Shown when the field is empty although it is required. */
  missing: string;
  /** Shown when the field is filled in but cannot be used. */
  invalid: string;
};

export const fields: Record<ContactFieldName, ContactField> = {
  name: {
    label: 'Name',
    required: true,
    missing: 'Enter your name',
    invalid: 'Enter a shorter form of your name',
  },
  email: {
    label: 'Email',
    hint: 'We answer to this address.',
    required: true,
    missing: 'Enter your email address',
    invalid: 'Enter an email address in the form name@company.example',
  },
  phone: {
    label: 'Phone',
    hint: 'With the country code, if you would like us to call.',
    required: false,
    missing: 'Enter your phone number',
    invalid: 'Enter a phone number with digits and spaces, and a + at the start if you like',
  },
  company: {
    label: 'Company',
    hint: 'The lab, hospital or company you write for.',
    required: true,
    missing: 'Enter the name of your company',
    invalid: 'Enter a shorter form of the name',
  },
  message: {
    label: 'Message',
    hint: 'Please do not send health data of patients.',
    required: true,
    missing: 'Enter your message',
    invalid: 'Enter a shorter message, of at most 10,000 characters',
  },
};

export const summary = {
  heading: 'There is a problem',
  intro: 'Correct the following, then try again:',
};
