import type { MailFields } from '@/components/ui/mail-link/mail-address';
import type { ContactFieldName } from '@/content/contact';

export type Enquiry = Record<ContactFieldName, string>;

export type MailTexts = {
  to: string;
  /** The start of the subject, before the visitor's company or, if none was entered, name. */
  subjectPrefix: string;
  bodyLabels: Record<ContactFieldName, string>;
};

/** Replaces unpaired surrogates, which cannot be encoded in a URL. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

/** Replaces line breaks and other control characters with spaces, so that an entry stays on its own line. */
const oneLine = (text: string) =>
  wellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Converts line breaks to `\n`, and removes all other control characters except tabs. */
const severalLines = (text: string) =>
  wellFormed(text)
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Returns the enquiry email. Its subject names the company or, without one, the visitor. Its body lists the five fields. */
export function composeMail(enquiry: Enquiry, { to, subjectPrefix, bodyLabels }: MailTexts): MailFields {
  const { name, email, phone, company, message } = bodyLabels;
  const body = [
    `${name}: ${oneLine(enquiry.name)}`,
    `${email}: ${oneLine(enquiry.email)}`,
    `${phone}: ${oneLine(enquiry.phone)}`,
    `${company}: ${oneLine(enquiry.company)}`,
    `${message}: ${severalLines(enquiry.message)}`,
  ].join('\n');
  const sender = oneLine(enquiry.company) || oneLine(enquiry.name);
  return { to, subject: `${subjectPrefix}${sender}`, body };
}

/** Returns the email as text, for pasting into any email app. */
export function mailText({ to, subject, body }: MailFields): string {
  return `${to}\n${subject}\n\n${body}`;
}
