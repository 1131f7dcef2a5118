import { type ArticleSpec, articleType, type VersionSpec, versionType } from './article';
import { type BooleanSpec, booleanType } from './boolean';
import { type ChoiceSpec, choiceType } from './choice';
import { type DateSpec, dateType } from './date';
import type { FieldType } from './field';
import { type FileSpec, fileType, type PathSpec, pathType } from './file';
import { type ImageSpec, imageType } from './image';
import { type IntegerSpec, integerType } from './integer';
import { type LinkSpec, linkType } from './link';
import { type SlugSpec, slugType } from './slug';
import { type LinesSpec, linesType, type TextSpec, textType } from './text';
import { type TimeSpec, timeType } from './time';

export type FieldSpec =
  | TextSpec
  | LinesSpec
  | DateSpec
  | ChoiceSpec
  | LinkSpec
  | ImageSpec
  | FileSpec
  | PathSpec
  | SlugSpec
  | ArticleSpec
  | VersionSpec
  | IntegerSpec
  | BooleanSpec
  | TimeSpec;

export type SpecOf<Type extends FieldSpec['type']> = Extract<FieldSpec, { type: Type }>;

const TYPES = {
  text: textType,
  lines: linesType,
  date: dateType,
  choice: choiceType,
  link: linkType,
  image: imageType,
  file: fileType,
  path: pathType,
  slug: slugType,
  article: articleType,
  version: versionType,
  integer: integerType,
  boolean: booleanType,
  time: timeType,
} satisfies { [Type in FieldSpec['type']]: FieldType<SpecOf<Type>, unknown> };

/** The value of a field of this type. */
export type ValueOf<Type extends FieldSpec['type']> = ReturnType<(typeof TYPES)[Type]['read']>;

/** Returns the behaviour of a field's type. */
export function typeOf(spec: FieldSpec): FieldType<FieldSpec, unknown> {
  // The compiler cannot infer that the type belongs to the field.
  return TYPES[spec.type] as FieldType<FieldSpec, unknown>;
}
