/** Labels for tests of the components in `ui`, which must not depend on the site's content. */
export const testLabels = {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'Not copied',
  close: 'Close',
};
