/** Text of the article editor. */
export const article = {
  toolbar: 'Formatting',
  keys: 'Press Alt+F10 for the formatting buttons, and Esc to return to the text.',
  source: 'Markdown source',
  /** Preceded by a number, like `words` and `minutes`. */
  word: 'word',
  words: 'words',
  minutes: 'min read',
  /** The label of a block that can be moved and deleted here, but edited only as Markdown. */
  raw: 'Markdown: edit it under “Markdown source”',
  searchPreview: 'In search results',
  unlisted: 'This article is hidden from search engines.',
  /** Followed by the path of the page. */
  address: 'Address:',
  cancel: 'Cancel',
  commands: {
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quote',
    instruction: 'Instruction',
    caution: 'Caution',
    table: 'Table',
    footnote: 'Footnote',
    undo: 'Undo edit',
    redo: 'Redo edit',
    link: 'Link or PDF',
    picture: 'Image',
    addRow: 'Add row',
    removeRow: 'Remove row',
    addColumn: 'Add column',
    removeColumn: 'Remove column',
    removeTable: 'Remove table',
  },
  /** The placeholder in an empty table heading. */
  columnHeading: 'Heading',
  link: {
    address: 'Link address',
    hint: 'A page, PDF or article on this site, or an address that starts with https:// or mailto:.',
    words: 'Link text',
    insert: 'Insert link',
    remove: 'Remove link',
  },
  /** The parts of pasted text that were left out. Each is followed by extracts. */
  leftOut: {
    heading: 'Left out of the pasted text:',
    deleted: 'Deleted text',
    struck: 'Struck-through text',
    comments: 'Comments',
    hidden: 'Hidden text',
    controls: 'Buttons and form fields',
    pictures: 'Pictures (add them with “Image”)',
    /** Stands for a picture that has no alternative text. */
    unnamed: 'without a description',
    /** Follows the first extracts. # is the number of further extracts. */
    more: 'and {count} more',
  },
  picture: {
    /** Added to the names of buttons for screen readers. */
    purpose: 'for the article',
    notPicture:
      'Only images can be added to the text this way. To add a PDF, create a PDF link, then insert it with “Link or PDF”.',
    file: 'Image file (PNG, up to 5 MB)',
    alt: 'Alternative text',
    altHint: 'Describe the image for people who cannot see it.',
    caption: 'Caption (optional)',
    altNeeded: 'Enter the alternative text.',
    decorative: 'Decorative image',
    decorativeHint: 'The image adds nothing to the text, so screen readers skip it.',
    fileNeeded: 'Choose an image.',
    insert: 'Insert image',
    update: 'Update image',
  },
} as const;
