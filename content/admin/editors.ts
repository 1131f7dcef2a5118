/** Words of the editors beside the fields' own labels. */
export const editors = {
  linkHint: 'Where the card leads: starts with https://, http://, mailto: or /.',
  publishAtHint: 'Optional: visitors see the saved record from this time on, in your own time zone.',
  charactersLeft: 'characters left',
  emptyValue: 'empty',
  untitled: 'Untitled',
  storedPicture: 'The stored picture',
  blog: {
    heading: 'Blog',
    imageAltHint: 'What the picture shows, for those who do not see it.',
    image: {
      label: 'Image (PNG, up to 5 MB)',
      none: 'No image: the card shows the default picture.',
      remove: 'Remove image',
    },
  },
  media: { heading: 'Press mention' },
  footprint: {
    heading: 'Our Global Footprint',
    draft: 'Draft',
    published: 'What visitors see now',
    publishedBefore: 'What visitors saw before',
    overtaken:
      'Somebody else published other figures meanwhile. Nothing was overwritten; they are shown here now. Restore again if earlier ones should replace them.',
    neverPublished: 'Never published: visitors see the defaults.',
  },
} as const;
