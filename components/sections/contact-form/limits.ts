import type { ContactFieldName } from '@/content/contact';

/** The maximum length of each field. Longer text is not cut off, but is an error that the visitor can fix. */
export const LONGEST: Record<ContactFieldName, number> = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  message: 10_000,
};

/** Browsers accept `name@host` as an address, but hosts on the internet have a dot in their names. */
export const EMAIL_PATTERN = '.+@.+\\..{2,}';

/**
 * An optional plus and a digit, followed by at least three digits, spaces or separators. Brackets are escaped, because
 * browsers compile the pattern with the `v` flag.
 */
export const PHONE_PATTERN = '\\s*\\+?[0-9][0-9 \\(\\).\\/\\-]{3,}\\s*';
