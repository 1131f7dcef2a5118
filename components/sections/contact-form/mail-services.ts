import type { MailFields } from '@/components/ui/mail-link/mail-address';

/** Some email apps cut off addresses after about this many encoded characters. */
export const LONGEST_MAIL_ADDRESS = 1900;

/** Mail services refuse addresses much longer than this. */
export const LONGEST_SERVICE_ADDRESS = 7500;

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Where Gmail opens with the mail prepared. */
export const gmailAddress = ({ to, subject, body }: MailFields): string =>
  withQuery('https://mail.google.com/mail/', { view: 'cm', fs: '1', to, su: subject, body });

/** Where Outlook on the web opens with the mail prepared. */
export const outlookAddress = ({ to, subject, body }: MailFields): string =>
  withQuery('https://outlook.live.com/mail/0/deeplink/compose', { to, subject, body });
