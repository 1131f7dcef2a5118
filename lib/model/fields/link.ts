import { addressRefusal, tidyAddress } from '../address';
import type { FieldType } from './field';
import type { Format } from './format';
import { type StringField, stringType, text } from './text';

// Lists five bidirectional control characters that belong to Cf in JavaScript, but not in the official emulator's RE2.
const UNSAFE = '\\p{Cc}\\p{Cf}\\x{61C}\\x{2066}-\\x{2069}\\p{Z}\\\\<>"';

/**
 * An http, https or mailto address, or a path on this site. Excludes `javascript:`, `data:` and protocol-relative
 * addresses.
 */
const LINK: Format = {
  pattern: `(https?://|mailto:)[^${UNSAFE}]+|/([^/${UNSAFE}][^${UNSAFE}]*)?`,
  error: addressRefusal,
  example: 'https://journal.example/a',
};

/** The page, PDF or address that a record links to, or ''. */
type LinkSpec = StringField<'link'>;

export const link = {
  ...text('Link', 0, 2000),
  type: 'link',
  format: LINK,
  hint: 'A page, PDF or article on this site, or a web or email address (https:// or mailto:).',
} as const;

/** The address of the article whose translation a blog is, or ''. */
export const translationOf = {
  ...text('Translation of', 0, 87),
  type: 'link',
  format: {
    pattern: '/blogs/[a-z0-9-]{1,80}',
    error: 'must be the address of an article on this site, such as /blogs/reading-a-panel',
    example: '/blogs/reading-a-panel',
    decidesLength: true,
  },
  hint: 'Optional. The article in its first language. Visitors can then choose between all its languages.',
} as const;

export const linkType: FieldType<LinkSpec, string> = {
  ...stringType,
  tidy: tidyAddress,
  links: (value) => [value],
};
