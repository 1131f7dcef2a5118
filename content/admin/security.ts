/** Text of the page on which users protect their own account. */
export const security = {
  heading: 'Your security',
  cancel: 'Cancel',
  factor: {
    heading: 'Authenticator app',
    why: 'With an app on your phone as a second step, nobody can sign in with your password alone.',
    start: 'Set up an app',
    another: 'Add another app',
    /** Followed by the date. */
    added: 'App added on',
    remove: 'Remove',
    removeQuestion: 'Remove this authenticator app?',
    removeText:
      'If it is your only app, your password alone will be enough to sign in. You will be signed out everywhere else.',
    removed: 'The app has been removed.',
    turnedOn: 'The app has been added. You will need its code each time you sign in.',
    spare:
      'There are no recovery codes. If you lose your phone, an administrator must reset the app, so add a second app on another device if you can.',
    steps: {
      scan: 'Scan the code with an authenticator app',
      qr: 'QR code for your authenticator app',
      type: 'No camera? Type this key into the app instead:',
      enter: 'Enter the six digits that the app shows',
      label: 'Six digits',
      submit: 'Turn on',
    },
  },
  password: {
    heading: 'Password',
    text: 'Changing your password signs you out everywhere else.',
    change: 'Change password',
    current: 'Current password',
    next: 'New password',
    submit: 'Save password',
    done: 'Your password has been changed.',
  },
  identity: {
    heading: 'Confirm that it is you',
    text: 'You signed in a while ago. Enter your password to go on.',
    submit: 'Continue',
  },
  facts: {
    heading: 'Sign-in',
    email: 'Email',
    role: 'Role',
    factor: 'Authenticator app',
    on: 'On',
    off: 'Off',
  },
} as const;
