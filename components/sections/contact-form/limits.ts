import type { ContactFieldName } from '@/content/contact';

/** The most characters that a field takes; more is an error that the visitor can mend, nothing is cut off. */
export const LONGEST: Record<ContactFieldName, number> = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  message: 10_000,
};

/** Digits, spaces and what stands between groups of digits; a plus at the start. */
export const PHONE_PATTERN = '\\s*\\+?[0-9][0-9 ().\\/\\-]{3,}\\s*';
