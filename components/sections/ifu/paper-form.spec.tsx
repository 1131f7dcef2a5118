import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { improveForm } from '@/components/sections/contact-form/contact-form.behaviour';
import { MailForm } from '@/components/sections/contact-form/mail-form';
import { contact } from '@/content/contact';
import { paper, paperMail } from '@/content/ifu/paper';
import { announce } from '@/lib/elements/announce';
import { copyText } from '@/lib/elements/clipboard';

it('the form for a paper copy opens an email with the document and the address, and then offers other ways to send it', async () => {
  const { container } = render(<MailForm texts={paper} mail={paperMail} />);
  const open = jest.fn();
  const element = container.querySelector<HTMLElement>('site-contact-form');
  if (!element) throw new Error('The page has no form.');
  improveForm(element, new AbortController().signal, { announce, copyText, open });
  const user = userEvent.setup();
  const entries = { Document: 'Tubes', Language: 'हिन्दी', Name: 'Ada', 'Postal address': '1 Road, Town' };
  for (const [label, text] of Object.entries(entries)) {
    screen.getByLabelText(new RegExp(`^${label} `)).focus();
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: paper.submit }));
  const mail = new URL(open.mock.calls[0]?.[0]);
  expect(mail.pathname).toBe(paperMail.to);
  expect(mail.searchParams.get('subject')).toBe('Paper copy: Tubes');
  expect(mail.searchParams.get('body')).toContain('Language: हिन्दी\r\nRevision: \r\nName: Ada\r\n');
  expect(screen.getByRole('region', { name: contact.mailHelp.heading })).toHaveFocus();
});
