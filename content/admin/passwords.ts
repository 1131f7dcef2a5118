/** Words of the ways to a new password. */
export const passwords = {
  back: 'Back to the sign-in',
  forgotten: {
    heading: 'Choose a new password',
    text: 'Enter the email address of your account. We will send you a link to set a new password.',
    submit: 'Send the message',
    sent: 'If there is an account for this address, a message is on its way. It is good for one hour.',
    haveCode: 'I have a code already',
  },
  policy: {
    lacks: 'The password needs #.',
    refused: 'The password does not meet the requirements any more.',
    stored: 'Ask for a new one at the sign-in.',
    demands: {
      least: 'at least # characters',
      most: 'at most # characters',
      lowerCase: 'a lower-case letter',
      upperCase: 'an upper-case letter',
      digit: 'a digit',
      symbol: 'a character that is neither letter nor digit',
    },
  },
  choose: {
    heading: 'Your new password',
    code: 'Code',
    password: 'New password',
    submit: 'Set the password',
    done: 'The password is changed. Sign in with it.',
  },
} as const;
