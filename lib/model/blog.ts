import { article, id, image, link, publication, search, stamp, text } from './fields';
import type { Kind } from './kind';

/** Blogs and published papers. */
export const blog = {
  collection: 'Blog',
  words: {
    name: 'Blog',
    list: 'Blogs',
    create: 'Create New Blog',
    empty: 'No blogs yet. Select “Create New Blog” to write the first one.',
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
    title: text('Title', 1, 200),
    description: { ...text('Description', 0, 2000), control: 'lines' },
    link: {
      ...link,
      hint: `${link.hint} If the blog has an article, its card leads to the article instead.`,
    },
    image,
    imageAlt: {
      ...text('Alternative text', 0, 300),
      hint: 'Describe the image for people who cannot see it.',
      describes: 'image',
      neededUnless: 'imageDecorative',
    },
    imageDecorative: {
      type: 'boolean',
      label: 'Decorative image',
      hint: 'The image adds nothing to the text, so screen readers skip it.',
      initial: false,
      describes: 'image',
      isNew: true,
    },
    ...article,
    ...search,
    ...publication,
    ...stamp,
  },
  visitorsSee: 'published',
  deletable: true,
  editor: 'blog',
  list: 'blogs',
  shownOn: { newest: ['/'], archive: '/blogs' },
  feed: { name: 'blog', title: ['title'], summary: 'description' },
} as const satisfies Kind;
