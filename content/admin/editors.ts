/** Words of the editors beside the fields' own labels. */
export const editors = {
  charactersLeft: 'characters left',
  emptyValue: 'empty',
  untitled: 'Untitled',
  storedPicture: 'The stored picture',
  image: {
    label: 'Image (PNG, up to 5 MB)',
    none: 'No image: the card shows the default picture.',
    remove: 'Remove image',
  },
  footprint: {
    kind: 'Figures on the home page',
    differs: 'The draft differs from what visitors see now.',
    same: 'Visitors see these figures now.',
    figure: 'Figure',
    draft: 'Draft',
    changed: 'Differs',
    published: 'What visitors see now',
    publishedBefore: 'What visitors saw before',
    overtaken:
      'Somebody else published other figures meanwhile. Nothing was overwritten; they are shown here now. Restore again if earlier ones should replace them.',
    neverPublished: 'Never published: visitors see the defaults.',
  },
} as const;
