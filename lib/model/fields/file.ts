import { type FieldType, quoted } from './field';
import { HASH } from './format';
import { type StringField, stringType, text } from './text';

export const PDF_MAX_BYTES = 25 * 1024 * 1024;
export const PDF_MAX_PAGES = 10_000;

/** The hash that identifies a record's file, which is stored when the record is saved, or ''. */
type FileSpec = StringField<'file'> & {
  /** The fields that describe the file, such as its size, and are copied with the hash. */
  facts: readonly string[];
};

export const file = (label: string, facts: readonly string[]) =>
  ({ ...text(label, 0, 64), type: 'file', format: HASH, facts }) as const;

export const fileType: FieldType<FileSpec, string> = stringType;

/** The path of a record's file: a folder followed by the record's id. */
type PathSpec = StringField<'path'> & { folder: string };

export const path = (label: string, max: number, folder: string) =>
  ({ ...text(label, 1, max), type: 'path', folder }) as const;

export const pathType: FieldType<PathSpec, string> = {
  ...stringType,
  rule: ({ folder }, value) => `${value} == ${quoted(folder)} + id`,
};
