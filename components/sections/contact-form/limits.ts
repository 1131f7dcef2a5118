import type { ContactFieldName } from '@/content/contact';
import type { PaperFieldName } from '@/content/ifu/paper';

export type FieldName = ContactFieldName | PaperFieldName;

/** The maximum length of each field. Longer text is not truncated but reported, so that the visitor can shorten it. */
export const LONGEST: Record<FieldName, number> = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  message: 10_000,
  document: 400,
  language: 100,
  revision: 100,
  address: 1_000,
};

/** Requires a dot in the domain. Browsers' own check also accepts `name@host`. */
export const EMAIL_PATTERN = '.+@.+\\..{2,}';

/**
 * A digit, with or without a plus in front, followed by at least three digits, spaces or separators. Some separators
 * are escaped, because browsers compile the pattern with the `v` flag.
 */
export const PHONE_PATTERN = '\\s*\\+?[0-9][0-9 \\(\\).\\/\\-]{3,}\\s*';
