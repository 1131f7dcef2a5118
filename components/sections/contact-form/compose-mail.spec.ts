import { mailAddress } from '@/components/ui/mail-link/mail-address';
import { contact } from '@/content/contact';
import { composeMail, type Enquiry } from './compose-mail';
import { gmailAddress, outlookAddress } from './mail-services';

const enquiry = (fields: Partial<Enquiry> = {}): Enquiry => ({
  name: 'Ada Example',
  email: 'ada@lab.example',
  phone: '+1 202 555 0100',
  company: 'Example Lab',
  message: 'Hello',
  ...fields,
});

const compose = (fields: Partial<Enquiry> = {}) => composeMail(enquiry(fields), contact.mail);

/** What a mail program makes of the address (RFC 6068): everything before `?` is the recipient, the rest headers. */
function readMail(address: string) {
  const url = new URL(address);
  const headers = url.search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=').map(decodeURIComponent));
  return {
    to: decodeURIComponent(url.pathname),
    names: headers.map(([name]) => name),
    headers: Object.fromEntries(headers),
  };
}

const HOSTILE = [
  'x&bcc=evil@evil.example',
  'x?cc=evil@evil.example',
  'x\r\nBcc: evil@evil.example',
  'x\nCc: evil@evil.example\n\nbody',
  'x%0D%0ABcc:%20evil@evil.example',
  'x%26bcc%3Devil@evil.example',
  'x\u2028Bcc: evil@evil.example',
  'x\u0085Bcc: evil@evil.example',
  'x\u0000\u000b\u001f',
  'x#fragment',
  'x\uD800',
  '"><script>',
];

describe('composeMail', () => {
  it('is addressed, titled and laid out as the company asks for', () => {
    const mail = readMail(mailAddress(compose({ message: 'Line one\nLine two' })));
    expect(mail).toMatchObject({
      to: contact.mail.to,
      headers: {
        subject: 'Website Enquiry : From - Example Lab',
        body: [
          'Name: Ada Example',
          'Email: ada@lab.example',
          'Phone: +1 202 555 0100',
          'Company: Example Lab',
          'Message: Line one',
          'Line two',
        ].join('\r\n'),
      },
    });
  });

  describe.each(['name', 'email', 'phone', 'company', 'message'] as const)('in the field %s', (field) => {
    it.each(HOSTILE)('%j adds no header', (text) => {
      const mail = readMail(mailAddress(compose({ [field]: text })));
      expect(mail.to).toBe(contact.mail.to);
      expect(mail.names).toEqual(['subject', 'body']);
    });
  });

  it.each(HOSTILE)('keeps %j on one line of the subject', (company) => {
    expect(compose({ company }).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it.each(['name', 'email', 'phone', 'company'] as const)('keeps the field %s on one line', (field) => {
    for (const text of HOSTILE) expect(compose({ [field]: text }).body.split('\n')).toHaveLength(5);
  });

  it('loses nothing that can be written', () => {
    const message = 'Ünïcode 😀 & ? = % + #\n\tindented';
    expect(readMail(mailAddress(compose({ message }))).headers.body).toContain(message.replace('\n', '\r\n'));
  });
});

describe('addresses of mail services', () => {
  it.each([
    ['Gmail', gmailAddress, 'su'],
    ['Outlook', outlookAddress, 'subject'],
  ] as const)('%s takes the whole mail and no more', (_name, addressOf, subjectName) => {
    const mail = compose({ company: 'A&B?C=D\r\nE', message: 'a&to=evil@evil.example' });
    const query = new URL(addressOf(mail)).searchParams;
    expect(query.getAll('to')).toEqual([contact.mail.to]);
    expect(query.getAll(subjectName)).toEqual([mail.subject]);
    expect(query.getAll('body')).toEqual([mail.body]);
  });
});
