import { linksIn } from '../address';
import { formattingError } from '../formatting';
import type { FieldType } from './field';
import { HASH } from './format';
import { characterError, lengthError, type StringField, stringSchema, stringType, text } from './text';

/** The maximum size of an article in UTF-8 bytes. `firestore.rules` has the same limit. */
const ARTICLE_MAX_BYTES = 200_000;

/** Markdown that is too long for its record and is stored in a separate document. Lists omit it. */
type ArticleSpec = StringField<'article'> & {
  /** The field of type `version` that refers to the document and is copied with the text. */
  facts: readonly [version: string];
};

export const article = (label: string, version: string) =>
  ({ ...text(label, 0, ARTICLE_MAX_BYTES), type: 'article', facts: [version] }) as const;

function articleError(spec: ArticleSpec, value: string): string {
  const error = lengthError(spec.max, new Blob([value]).size, 'bytes') || characterError(spec, value);
  const formatting = error ? null : formattingError(value);
  return formatting === null ? error : `${spec.label} ${formatting}`;
}

export const articleType: FieldType<ArticleSpec, string> = {
  ...stringType,
  // A stored record does not contain the text.
  schema: (spec, z) => stringSchema(z, (value) => articleError(spec, value)).default(''),
  isProse: () => true,
  links: linksIn,
};

/** The hash that identifies an article's stored text, or ''. */
type VersionSpec = StringField<'version'>;

export const version = (label: string) =>
  ({ ...text(label, 0, 64), type: 'version', format: HASH, given: true }) as const;

export const versionType: FieldType<VersionSpec, string> = {
  ...stringType,
  rule: (spec, value) => `${stringType.rule(spec, value)} && keepsBody(id, ${value})`,
};
