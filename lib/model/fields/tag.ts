import { canonicalTag, DOCUMENT_TAG, DOCUMENT_TAG_LENGTH, LANGUAGE_NAMES, languageOf } from '../languages';
import { type Options, optionsOf } from './choice';
import type { FieldType } from './field';
import { type StringField, stringType, text } from './text';

/** The language of a document as a BCP 47 tag, or ''. Some languages are options; tags of others can be typed. */
type TagSpec = StringField<'tag'> & Options;

export const tag = (label: string, none: string) =>
  ({
    ...text(label, 0, DOCUMENT_TAG_LENGTH),
    ...optionsOf({ '': none, ...LANGUAGE_NAMES }),
    type: 'tag',
    format: DOCUMENT_TAG,
  }) as const;

export const tagType: FieldType<TagSpec, string> = {
  ...stringType,
  tidy: (typed) => canonicalTag(typed) ?? typed.trim(),
  show: ({ choices }, value) =>
    languageOf(String(value))?.name ??
    choices.find((choice) => choice.value === value)?.label ??
    String(value),
};
