/** Text for choosing, converting and reusing images. */
export const pictureTexts = {
  checking: 'Checking the image',
  hint: 'Choose a file, or drop or paste it here. JPEG and WebP images can be converted to PNG.',
  library: {
    open: 'Choose from library',
    heading: 'Image library',
    close: 'Close',
    search: 'Search images',
    searchHint: 'Alternative text or title',
    loading: 'Loading images',
    failed: 'Couldn’t load the images.',
    gone: 'Couldn’t load this image. Choose another one.',
    none: 'No images yet. Upload the first one.',
    nothing: 'No images match. Try another word.',
    noAlt: 'No alternative text',
    usedIn: 'Used in',
    and: 'and',
    more: 'more',
    showMore: 'Show more images',
    one: 'image',
    many: 'images',
  },
  offer: {
    /** The values in braces are the dimensions in pixels and the file size. */
    text: 'This image can be stored as a PNG of {width} × {height} pixels ({size}).',
    accept: 'Convert and upload',
    decline: 'Cancel',
  },
} as const;
