/** The panel that appears after every attempt, because a browser cannot tell whether a mail program has opened. */
export const mailHelp = {
  id: 'mail-help',
  heading: 'Mail did not open?',
  text: 'Some devices have no mail program set up. Your message is not lost. Choose another way to send it:',
  copy: 'Copy the message',
  copied: 'Message copied. Paste it into an email to',
  copyFailed: 'The message could not be copied. Please select the text below and copy it.',
  messageLabel: 'Your message',
  gmail: 'Write with Gmail',
  outlook: 'Write with Outlook',
  phone: 'Or call us on',
  tryAgain: 'Try my mail program again',
  tooLong:
    'This message is long, and some mail programs would cut it off. Copy it first, then open your mail program and paste it.',
  tooLongContinue: 'Open my mail program',
  withoutScript:
    'If your mail program opens with an empty or unusual message, write to the email address on this page instead.',
} as const;
