/**
 * Text about a lost connection, a wrong clock, an expired session, signing out, and a part of the admin that could not
 * be loaded.
 */
export const session = {
  offline:
    'You are offline. Unsaved changes are backed up on this device, if it can store them. Keep this page open, and anything you save now will be sent when you are back online.',
  clock: {
    fast: 'This device’s clock is {time} fast.',
    slow: 'This device’s clock is {time} slow.',
    remedy:
      'Times here follow the database’s clock. To correct the device’s clock, turn on automatic date and time in its settings.',
  },
  ended: {
    heading: 'Your session has expired',
    text: 'Sign in to continue. Your changes are still in the form behind this window.',
  },
  notAllowed: {
    heading: 'This account cannot edit the site',
    text: 'Your changes are still in the form behind this window. Ask an administrator, or sign in with another account.',
  },
  signOut: {
    question: 'Sign out before everything is stored?',
    text: 'Your latest changes could not be backed up on the server, or a save or upload has not finished. If you sign out now, you may lose them.',
    confirm: 'Sign out anyway',
  },
  broken: {
    heading: 'Couldn’t load part of the admin',
    text: 'The site may have been updated, or the connection may have failed. Reload the page. Changes that were backed up will be restored.',
  },
} as const;
