export type MailFields = { to: string; subject: string; body: string };

/** Returns a `mailto:` URL (RFC 6068). Encodes the fields, so that none can inject another. */
export function mailAddress({ to, subject, body }: MailFields): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'));
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}
