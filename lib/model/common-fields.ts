import { boolean } from './fields/boolean';
import { integer } from './fields/integer';
import { text } from './fields/text';
import { time } from './fields/time';

/** Fields about the last write, common to all records. */
export const stamp = {
  revision: { ...integer('Revision', 0, Number.MAX_SAFE_INTEGER), given: true },
  updatedAt: { ...time('Updated at'), given: true },
  updatedBy: { ...text('Updated by', 0, 128), given: true },
} as const;

/** The publication state and times of a publishable record. */
export const publication = {
  published: { ...boolean('Published'), given: true },
  publishAt: {
    ...time('Publish at'),
    group: 'publishing',
    hint: 'Optional. Visitors will see the saved record from this time.',
  },
  unpublishAt: {
    ...time('Unpublish at'),
    group: 'publishing',
    hint: 'Optional. Visitors will stop seeing the record at this time.',
    isNew: true,
  },
  publishedAt: { ...time('First published'), given: true },
} as const;

/** An id that the site generates. */
export const id = {
  ...text('ID', 1, 128),
  format: {
    pattern: '[A-Za-z0-9][A-Za-z0-9._-]*',
    error:
      'must start with a letter or digit, and can otherwise contain only letters, digits, full stops, underscores and hyphens',
    example: 'record-1',
  },
  given: true,
} as const;
