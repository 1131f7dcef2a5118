import { LANGUAGE_NAMES, LANGUAGE_TAG, SITE_LANGUAGE, TAG_LENGTH } from '../languages';
import { type Options, optionsOf, showOption } from './choice';
import type { FieldType } from './field';
import { hasFormat } from './format';
import { type StringField, stringType, text } from './text';

/** The language of a record, as a BCP 47 tag. */
type LanguageSpec = StringField<'language'> &
  Options & {
    /** The fields whose text is in the language. The editor proposes the language of this text. */
    of: readonly string[];
  };

export const language = (of: readonly string[]) =>
  ({
    ...text('Language', 1, TAG_LENGTH),
    ...optionsOf(LANGUAGE_NAMES),
    type: 'language',
    initial: SITE_LANGUAGE,
    format: { ...LANGUAGE_TAG, error: 'must be one of the options' },
    of,
  }) as const;

export const languageType: FieldType<LanguageSpec, string> = {
  ...stringType,
  read: (spec, stored) => (typeof stored === 'string' && hasFormat(spec, stored) ? stored : spec.initial),
  show: showOption,
};
