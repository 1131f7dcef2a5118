import { authors } from '../../content/authors';
import { id, publication, stamp } from './common-fields';
import { article, version } from './fields/article';
import { boolean } from './fields/boolean';
import { choice } from './fields/choice';
import { image } from './fields/image';
import { language } from './fields/language';
import { link, translationOf } from './fields/link';
import { formerSlugs, slug } from './fields/slug';
import { lines, text } from './fields/text';
import type { Kind } from './kind';

const authorNames = Object.fromEntries(authors.map(({ id, name }) => [id, name]));

const AUTHOR_ID = { pattern: '[a-z-]{1,60}', example: 'head-of-science', decidesLength: true } as const;

/** Blogs and published papers. */
export const blog = {
  collection: 'Blog',
  words: {
    name: 'Blog',
    list: 'Blogs',
    create: 'Create New Blog',
    empty: { heading: 'No blogs yet', text: 'Select “Create New Blog” to write the first one.' },
    deleteQuestion: 'Delete this blog?',
  },
  messages: {
    saved: 'Blog saved.',
    published: 'Blog published',
    unpublished: 'Blog unpublished.',
    deleted: 'Blog deleted.',
    restored: 'Blog restored as a draft. Publish it to show it to visitors.',
  },
  fields: {
    id,
    title: { ...text('Title', 1, 200), group: 'sheet', usual: 60 },
    description: { ...lines('Description', 0, 2000), group: 'sheet', usual: 160 },
    text: { ...article('Article', 'body'), group: 'sheet', isNew: true },
    body: { ...version('Article version'), isNew: true },
    language: { ...language(['title', 'description', 'text']), isNew: true },
    translationOf: { ...translationOf, isNew: true },
    link: {
      ...link,
      hint: `${link.hint} If the blog has an article, its card leads to the article instead.`,
    },
    image: { ...image({ description: 'imageAlt', decorative: 'imageDecorative' }), group: 'sheet' },
    imageAlt: {
      ...text('Alternative text', 0, 300),
      group: 'sheet',
      hint: 'Describe the image for people who cannot see it.',
    },
    imageDecorative: {
      ...boolean('Decorative image'),
      hint: 'The image adds nothing to the text, so screen readers skip it.',
      isNew: true,
    },
    slug: { ...slug, group: 'search', isNew: true },
    author: { ...choice('Author', 60, authorNames, AUTHOR_ID), isNew: true },
    formerSlugs: { ...formerSlugs, isNew: true },
    searchTitle: {
      ...text('Search title', 0, 70),
      group: 'search',
      usual: 60,
      insteadOf: 'title',
      hint: 'Optional. If empty, search results show the article’s title.',
      isNew: true,
    },
    searchDescription: {
      ...text('Search description', 0, 200),
      group: 'search',
      usual: 160,
      insteadOf: 'description',
      hint: 'Optional. If empty, search results show the description.',
      isNew: true,
    },
    unlisted: { ...boolean('Hide the article from search engines'), group: 'search', isNew: true },
    ...publication,
    ...stamp,
  },
  life: 'publishable',
  editor: 'blog',
  list: 'blogs',
  shownOn: { newest: ['/'], archive: '/blogs' },
  searchGroup: 'articles',
  feed: { name: 'blog', title: ['title'], summary: 'description' },
} as const satisfies Kind;
