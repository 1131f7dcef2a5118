/** Text about a lost connection, an expired session, and a part of the admin that could not be loaded. */
export const session = {
  offline:
    'You are offline. Your changes are kept on this device. Keep this page open, and anything you save now will be sent when you are back online.',
  ended: {
    heading: 'Your session has expired',
    text: 'Sign in to continue. Your changes are still in the form behind this window.',
    notAllowed: 'This account cannot edit the site. Sign in with one that can.',
  },
  broken: {
    heading: 'Couldn’t load part of the admin',
    text: 'The site may have been updated, or the connection may have failed. Your changes are kept on this device. Reload the page to get them back.',
  },
} as const;
