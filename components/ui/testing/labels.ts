/** Labels of the controls, for tests of building blocks, which are independent of content. */
export const testLabels = {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'Not copied',
  close: 'Close',
};
