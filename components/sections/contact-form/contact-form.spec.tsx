import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contact } from '@/content/contact';
import { announce } from '@/lib/elements/announce';
import { copyText } from '@/lib/elements/clipboard';
import { improveForm } from './contact-form.behaviour';
import { MailForm } from './mail-form';

const VALID = {
  Name: 'Ada Example',
  Email: 'ada@lab.example',
  Company: 'Example Lab',
  Message: 'Hello & goodbye?',
};

function renderForm() {
  const { container } = render(<MailForm texts={contact.form} mail={contact.mail} />);
  const open = jest.fn();
  const element = container.querySelector<HTMLElement>('site-contact-form');
  if (!element) throw new Error('The form rendered no site-contact-form element.');
  improveForm(element, new AbortController().signal, { announce, copyText, open });
  return { open, container };
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label} `));

async function fillIn(values: Partial<typeof VALID> & { Phone?: string }) {
  const user = userEvent.setup();
  for (const [label, value] of Object.entries(values)) {
    field(label).focus();
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: contact.form.submit }));
}

const help = () => screen.queryByRole('region', { name: contact.mailHelp.heading });
const summary = () => screen.queryByRole('region', { name: contact.form.summary.heading });

describe('the contact form', () => {
  it('opens the email in an email app, and then offers other ways to send it', async () => {
    const { open } = renderForm();
    await fillIn(VALID);
    const address = open.mock.calls[0]?.[0];
    expect(decodeURIComponent(address)).toContain('subject=Website Enquiry : From - Example Lab');
    expect(help()).toHaveFocus();
    const again = screen.getByRole('link', { name: contact.mailHelp.tryAgain });
    expect(again).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: /Gmail/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Example%20Lab'),
    );
    expect(screen.getByRole('link', { name: /Outlook/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Example%20Lab'),
    );
  });

  it('offers other ways to send the email after a second attempt too', async () => {
    const { open } = renderForm();
    await fillIn(VALID);
    await fillIn({});
    expect(open).toHaveBeenCalledTimes(2);
    expect(help()).toHaveFocus();
  });

  it('lists every error in a focused summary that links to the fields', async () => {
    const { open } = renderForm();
    await fillIn({ Email: 'no address' });
    expect(open).not.toHaveBeenCalled();
    expect(summary()).toHaveFocus();
    const { name, email, message } = contact.form.fields;
    const problems = [name.missing, email.invalid, message.missing];
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(problems);
    expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining(email.invalid));
    await userEvent.click(screen.getByRole('link', { name: email.invalid }));
    expect(field('Email')).toHaveFocus();
  });

  it('removes an error as soon as it is corrected', async () => {
    renderForm();
    await fillIn({});
    expect(field('Name')).toBeInvalid();
    field('Name').focus();
    await userEvent.paste('Ada');
    expect(field('Name')).toBeValid();
  });

  it.each([
    ['a name of spaces alone', { ...VALID, Name: '   ' }, contact.form.fields.name.missing],
    ['a name that is too long', { ...VALID, Name: 'a'.repeat(201) }, contact.form.fields.name.invalid],
    ['a phone number with letters', { ...VALID, Phone: 'call me' }, contact.form.fields.phone.invalid],
  ])('rejects %s, and keeps the entered name', async (_what, values, problem) => {
    const { open } = renderForm();
    await fillIn(values);
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: problem })).toBeInTheDocument();
    expect(field('Name')).toHaveValue(values.Name);
  });

  it('accepts a phone number with a plus, brackets, spaces and a hyphen', async () => {
    const { open } = renderForm();
    await fillIn({ ...VALID, Phone: '+1 (202) 555-0100' });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('offers a long message for copying instead of opening an email app', async () => {
    const { open } = renderForm();
    const message = 'é'.repeat(350);
    await fillIn({ ...VALID, Message: message });
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByText(contact.mailHelp.tooLong)).toBeVisible();
    expect(screen.getByLabelText<HTMLTextAreaElement>(contact.mailHelp.messageLabel).value).toContain(
      message,
    );
    const link = screen.getByRole('link', { name: contact.mailHelp.tooLongContinue });
    expect(link.getAttribute('href')?.length).toBeLessThan(1900);
  });

  it('copies the whole message and confirms that it was copied', async () => {
    renderForm();
    await fillIn(VALID);
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await userEvent.click(screen.getByRole('button', { name: contact.mailHelp.copy }));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Message: Hello & goodbye?'));
    // Match only the paragraph: the announcement, which has the same words, might already be in the document.
    const copied = new RegExp(`^${contact.mailHelp.copied}`);
    expect(await screen.findByText(copied, { selector: 'p' })).toBeVisible();
  });
});
