import { id, publication, stamp } from './common-fields';
import { language } from './fields/language';
import { link } from './fields/link';
import { lines, text } from './fields/text';
import type { Kind } from './kind';

/** Press mentions. */
export const media = {
  collection: 'Media',
  words: {
    name: 'Press mention',
    list: 'Press mentions',
    create: 'Create New Media',
    empty: { heading: 'No press mentions yet', text: 'Select “Create New Media” to add the first one.' },
    deleteQuestion: 'Delete this press mention?',
  },
  messages: {
    saved: 'Media saved.',
    published: 'Media published.',
    unpublished: 'Media unpublished.',
    deleted: 'Media deleted.',
    restored: 'Media restored as a draft. Publish it to show it to visitors.',
  },
  fields: {
    id,
    year: {
      ...text('Year', 4, 4),
      group: 'sheet',
      format: {
        pattern: '[0-9]{4}',
        error: 'must have four digits',
        example: '2025',
        decidesLength: true,
      },
      sensible: { pattern: '(19|20)[0-9]{2}', error: 'must be between 1900 and 2099' },
    },
    media: { ...text('Outlet', 1, 120), group: 'sheet' },
    title: { ...text('Title', 1, 200), group: 'sheet' },
    description: { ...lines('Description', 0, 2000), group: 'sheet' },
    language: { ...language(['title', 'description']), isNew: true },
    link,
    ...publication,
    ...stamp,
  },
  life: 'publishable',
  editor: 'media',
  list: 'media',
  columns: ['year', 'media'],
  shownOn: { newest: ['/'], archive: '/press' },
  order: ['year'],
  searchGroup: 'press',
  feed: { name: 'press', title: ['media', 'title'], summary: 'description' },
} as const satisfies Kind;
