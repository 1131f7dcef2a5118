import type { FieldType } from './field';
import { type StringField, stringType, text } from './text';

// Requires a letter, because a slug without letters could be the path of an archive page, such as `/blogs/2`.
const PATTERN = '([0-9]+-)*[0-9]*[a-z][a-z0-9]*(-[a-z0-9]+)*';

/** The last part of an article's address, or ''. A save fills in an empty slug. */
type SlugSpec = StringField<'slug'>;

export const slug = {
  ...text('Article address', 0, 80),
  type: 'slug',
  format: {
    pattern: PATTERN,
    error:
      'must contain a letter, and can contain only lower-case letters (a to z) and digits, with single hyphens between them',
    example: 'reading-a-panel',
  },
  hint: 'The last part of the article’s web address. If you leave it empty, a new article’s address is made from its title. Old addresses redirect to the current one.',
} as const;

/** The slugs that an article had before, separated by spaces. */
export const formerSlugs = {
  ...text('Former addresses', 0, 2000),
  format: {
    pattern: `${PATTERN}( ${PATTERN})*`,
    error: 'must be article addresses separated by single spaces',
    example: 'reading-panels reading-a-panel',
  },
  given: true,
} as const;

export const slugType: FieldType<SlugSpec, string> = {
  ...stringType,
  rule: (spec, value) => `${stringType.rule(spec, value)} && holdsSlug(id, ${value})`,
};
