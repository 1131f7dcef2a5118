/** Other ways to send a message, shown because a page cannot tell whether an email app has opened. */
export const mailHelp = {
  id: 'mail-help',
  heading: 'Did your email app open?',
  text: 'Some devices have no email app set up. Your message is still here. Send it another way:',
  copy: 'Copy message',
  copied: 'Message copied. Paste it into an email to',
  copyFailed: 'The message could not be copied. Select the text below and copy it.',
  messageLabel: 'Your message',
  gmail: 'Open in Gmail',
  outlook: 'Open in Outlook',
  phone: 'Or call us on',
  tryAgain: 'Try my email app again',
  tooLongHeading: 'Copy your message first',
  tooLong:
    'Your message is too long for some email apps, which would cut it off. Copy it, open a new email and paste it in.',
  tooLongContinue: 'Open my email app',
  withoutScript:
    'JavaScript is off, so your browser passes your message straight to your email app. The characters “&” and “+” may be lost, or the email may be empty. Check the message before you send it, or write to the email address on this page.',
} as const;
