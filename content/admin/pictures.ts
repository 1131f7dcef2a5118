/** Choosing, converting and reusing pictures. */
export const pictureTexts = {
  checking: 'Checking the picture',
  hint: 'Choose a file, or drop or paste it here. JPEG and WebP pictures can be converted to PNG.',
  library: {
    open: 'Choose from library',
    heading: 'Picture library',
    close: 'Close',
    search: 'Search pictures',
    searchHint: 'Alternative text or title',
    loading: 'Loading pictures',
    failed: 'Couldn’t load the pictures.',
    gone: 'This picture is no longer stored. Choose another one.',
    none: 'No pictures yet. Upload the first one.',
    nothing: 'No picture matches. Try another word.',
    noAlt: 'No alternative text',
    usedIn: 'Used in',
    and: 'and',
    more: 'more',
    showMore: 'Show more pictures',
    one: 'picture',
    many: 'pictures',
  },
  offer: {
    /** The values in braces are the file name, the size in pixels and the size in megabytes. */
    text: '{name} can be stored as a PNG of {width} × {height} pixels ({size}).',
    accept: 'Convert and upload',
    decline: 'Cancel',
  },
} as const;
