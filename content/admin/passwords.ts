/** Text for resetting a password. */
export const passwords = {
  back: 'Back to sign-in',
  forgotten: {
    heading: 'Reset your password',
    haveCode: 'I already have a code',
    byEmail: {
      text: 'Enter your account’s email address. You will get an email with a link to set a new password. If none arrives, ask your administrator for a code.',
      submit: 'Send link',
      sent: 'If there is an account for this address, an email with a link is on its way. If none arrives, ask your administrator for a code. The link or code works for one hour.',
    },
    byCode: {
      text: 'Enter your account’s email address. You will get an email with a code to set a new password. If none arrives, ask the person who runs the server.',
      submit: 'Send code',
      sent: 'If there is an account for this address, an email with a code is on its way. If none arrives, ask the person who runs the server. The code works for one hour.',
    },
    /** For backends that send no emails. */
    byHand: {
      text: 'Enter your account’s email address. This site cannot send emails, so you will need a code from the person who runs its server.',
      submit: 'Request code',
      sent: 'If there is an account for this address, a code is now on the server. Ask the person who runs the server for it. The code works for one hour.',
    },
  },
  common:
    'This password is easy to guess, because many people use it or because it repeats itself. Choose another one.',
  policy: {
    lacks: 'The password must have {lacks}.',
    refused: 'The password does not meet the requirements.',
    stored: 'To set a new one, choose “Forgot your password?” on the sign-in page.',
    demands: {
      least: 'at least {count} characters',
      most: 'at most {count} characters',
      lowerCase: 'a lower-case letter',
      upperCase: 'an upper-case letter',
      digit: 'a digit',
      symbol: 'a character that is not a letter or digit',
    },
  },
  choose: {
    heading: 'Set a new password',
    code: 'Code',
    password: 'New password',
    submit: 'Set password',
    done: 'Your password has been changed. Sign in with the new one.',
  },
} as const;
