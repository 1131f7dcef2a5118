import type { MailFields } from '@/components/ui/mail-link/mail-address';
import { isolated } from '@/lib/text/isolated';

export type MailTexts<Name extends string = string> = {
  to: string;
  /** The start of the subject. */
  subjectPrefix: string;
  /** The fields of which the first that is filled in ends the subject. */
  subjectFields: readonly Name[];
  /** The labels of the fields in the email, in order. */
  bodyLabels: Record<Name, string>;
};

/** Replaces unpaired surrogates, which cannot be encoded in a URL. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

/** Replaces line breaks and other control characters with spaces, so that an entry stays on its own line. */
function oneLine(text: string): string {
  const line = wellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  // Invisible characters would break an email address that is copied from here.
  return line.includes('@') ? line : isolated(line);
}

/** Converts line breaks to `\n`, and removes all other control characters except tabs. */
const severalLines = (text: string) =>
  wellFormed(text)
    .replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .split('\n')
    .map(isolated)
    .join('\n');

/** Returns the email, whose body lists the fields. Only the last field can have several lines. */
export function composeMail(entered: Readonly<Record<string, string>>, texts: MailTexts): MailFields {
  const { to, subjectPrefix, subjectFields, bodyLabels } = texts;
  const labels = Object.entries(bodyLabels);
  const lines = labels.map(([name, label], index) => {
    const write = index === labels.length - 1 ? severalLines : oneLine;
    return `${label}: ${write(entered[name] ?? '')}`;
  });
  const ending = subjectFields.map((name) => oneLine(entered[name] ?? '')).find(Boolean);
  return { to, subject: `${subjectPrefix}${ending ?? ''}`, body: lines.join('\n') };
}

/** Returns the email as text, for pasting into any email app. */
export function mailText({ to, subject, body }: MailFields): string {
  return `${to}\n${subject}\n\n${body}`;
}
