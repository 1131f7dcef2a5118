/** The panel shown after every attempt, because a browser cannot tell whether an email app has opened. */
export const mailHelp = {
  id: 'mail-help',
  heading: 'Did your email app not open?',
  text: 'Some devices have no email app set up. Your message is not lost. Choose another way to send it:',
  copy: 'Copy the message',
  copied: 'Message copied. Paste it into an email to',
  copyFailed: 'The message could not be copied. Please select the text below and copy it.',
  messageLabel: 'Your message',
  gmail: 'Write with Gmail',
  outlook: 'Write with Outlook',
  phone: 'Or call us on',
  tryAgain: 'Try my email app again',
  tooLongHeading: 'Copy your message first',
  tooLong:
    'Your message is too long to hand over: some email apps would cut it off. Copy it, then open an email and paste it.',
  tooLongContinue: 'Open my email app',
  withoutScript:
    'JavaScript is switched off, so your browser hands the message over by itself. It may lose the characters “&” and “+”, or open an empty email. Please check the message before you send it, or write to the email address on this page.',
} as const;
