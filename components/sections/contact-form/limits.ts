import type { ContactFieldName } from '@/content/contact';

/** The most characters that a field takes; more is an error that the visitor can mend, nothing is cut off. */
export const LONGEST: Record<ContactFieldName, number> = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  message: 10_000,
};

/** Browsers take `name@host` for an address; on the internet a host has a dot in its name. */
export const EMAIL_PATTERN = '.+@.+\\..{2,}';

/** Digits, spaces and separators between groups of digits; a plus at the start. Browsers compile it with the flag `v`. */
export const PHONE_PATTERN = '\\s*\\+?[0-9][0-9 \\(\\).\\/\\-]{3,}\\s*';
