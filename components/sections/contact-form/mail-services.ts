import type { MailFields } from '@/components/ui/mail-link/mail-address';

/** Some email apps truncate URLs at about this many encoded characters. */
export const LONGEST_MAIL_ADDRESS = 1900;

/** The safe length of a webmail URL, in encoded characters. Webmail services reject much longer URLs. */
export const LONGEST_SERVICE_ADDRESS = 7500;

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Returns a Gmail URL that opens a new message with these fields. */
export const gmailAddress = ({ to, subject, body }: MailFields): string =>
  withQuery('https://mail.google.com/mail/', { view: 'cm', fs: '1', to, su: subject, body });

/** Returns an Outlook.com URL that opens a new message with these fields. */
export const outlookAddress = ({ to, subject, body }: MailFields): string =>
  withQuery('https://outlook.live.com/mail/0/deeplink/compose', { to, subject, body });
