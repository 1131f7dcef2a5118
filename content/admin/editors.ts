/** Text of the record editors. */
export const editors = {
  /** Followed by a number. */
  charactersLeft: 'Characters left:',
  searchCuts: 'Search results usually cut this text after {usual} characters.',
  emptyValue: 'empty',
  untitled: 'Untitled',
  /** The hint of a language that differs from the text's. */
  seemsToBe: 'The text seems to be in {language}.',
  /** The control of a language that is not in the list. */
  language: {
    other: 'Another language',
    tag: 'Language tag',
    hint: 'A BCP 47 tag, such as gsw-CH for Swiss German.',
  },
  /** The groups of fields, and the answer of a closed group without one. */
  groups: {
    publishing: { label: 'Publishing', none: 'When you publish' },
    details: { label: 'Details', none: '' },
    product: { label: 'Product', none: '' },
    languages: { label: 'Languages', none: '' },
    revision: { label: 'Revision and dates', none: '' },
    withdrawal: { label: 'Withdrawal and retention', none: '' },
    search: { label: 'Address and search', none: 'From the title' },
    outside: { label: 'Search result and share card', none: '' },
  },
  inspector: 'Settings',
  storedPicture: 'Stored image',
  image: {
    label: 'Image (PNG, up to 5 MB)',
    none: 'No image. The card shows the default image.',
    remove: 'Remove image',
  },
  footprint: {
    kind: 'Figures on the home page',
    saveFirst: 'Save the draft first.',
    differs: 'The draft differs from what visitors see now.',
    same: 'Visitors see these figures now.',
    draft: 'Draft',
    changed: 'Draft differs',
    published: 'Live figures',
    publishedBefore: 'Previously published figures',
    overtaken:
      'Other figures were published while this page was open, and are now shown here. Nothing was overwritten. To publish the earlier figures, restore them again.',
    publishedMeanwhile:
      'Other figures were published while this page was open. Nothing was overwritten. Choose Edit to see them next to the draft.',
    /** Follows the text of the conflict panel, which saves only the draft. */
    conflict: 'Your figures go live only when you press Publish.',
    neverPublished: 'Never published. Visitors see the default figures.',
  },
} as const;
