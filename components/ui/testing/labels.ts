/** Words of the controls, for tests of building blocks, which know no content. */
export const testLabels = {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'Not copied',
  close: 'Close',
};
