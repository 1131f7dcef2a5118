import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { TextLink } from '@/components/ui/text-link/text-link';
import { type MailFields, mailAddress } from './mail-address';

type MailLinkProps = MailFields & {
  /** The button style. By default, the link looks like a text link. */
  kind?: 'primary' | 'secondary';
  children: ReactNode;
};

/** A link that opens the visitor's email app with a prepared message. */
export function MailLink({ to, subject, body, kind, ...link }: MailLinkProps) {
  const href = mailAddress({ to, subject, body });
  const target = { href, 'data-address': to };
  return kind ? <ButtonLink {...link} {...target} kind={kind} /> : <TextLink {...link} {...target} />;
}
