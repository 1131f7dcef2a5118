import { articleType, versionType } from './article';
import { booleanType } from './boolean';
import { choiceType } from './choice';
import { countriesType } from './countries';
import { dateType } from './date';
import type { FieldType } from './field';
import { fileType, pathType } from './file';
import { gtinType } from './gtin';
import { imageType } from './image';
import { integerType } from './integer';
import { languageType } from './language';
import { linkType } from './link';
import { slugType } from './slug';
import { tagType } from './tag';
import { linesType, textType } from './text';
import { timeType } from './time';
import { udiType } from './udi';

const TYPES = {
  text: textType,
  lines: linesType,
  date: dateType,
  choice: choiceType,
  language: languageType,
  tag: tagType,
  link: linkType,
  image: imageType,
  file: fileType,
  path: pathType,
  slug: slugType,
  gtin: gtinType,
  udi: udiType,
  countries: countriesType,
  article: articleType,
  version: versionType,
  integer: integerType,
  boolean: booleanType,
  time: timeType,
};

type Types = typeof TYPES;

export type SpecOf<Type extends keyof Types> = Parameters<Types[Type]['schema']>[0];

/** The value of a field of this type. */
export type ValueOf<Type extends keyof Types> = ReturnType<Types[Type]['read']>;

export type FieldSpec = SpecOf<keyof Types>;

/** Returns the behaviour of a field's type. */
export function typeOf(spec: FieldSpec): FieldType<FieldSpec, unknown> {
  // The compiler cannot infer that the type belongs to the field.
  return TYPES[spec.type] as FieldType<FieldSpec, unknown>;
}
