/** Words about the connection and the sign-in while somebody is at work. */
export const session = {
  offline:
    'No connection. What you type is kept on this device; a save that you start now goes through when the connection is back.',
  ended: {
    heading: 'Your sign-in has ended',
    text: 'Sign in to go on. Everything you typed is still in the form behind this window.',
    notAllowed: 'This account may not edit the site. Sign in with one that may.',
  },
  broken: {
    heading: 'A part of the admin could not be loaded',
    text: 'The site may just have been updated, or the connection failed. What you typed is kept on this device and offered again after the page is reloaded.',
  },
} as const;
