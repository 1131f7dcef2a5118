import { mailAddress } from '@/components/ui/mail-link/mail-address';
import { type ContactFieldName, contact } from '@/content/contact';
import { paperMail } from '@/content/ifu/paper';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { composeMail } from './compose-mail';
import { gmailAddress, outlookAddress } from './mail-services';

type Enquiry = Record<ContactFieldName, string>;

const enquiry = (fields: Partial<Enquiry> = {}): Enquiry => ({
  name: 'Ada Example',
  email: 'ada@lab.example',
  phone: '+1 202 555 0100',
  company: 'Example Lab',
  message: 'Hello',
  ...fields,
});

const compose = (fields: Partial<Enquiry> = {}) => composeMail(enquiry(fields), contact.mail);

/** Parses a `mailto:` URL as an email app does (RFC 6068): recipient before the `?`, header fields after it. */
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

/** Ten strings from each attack family. */
const hostile = hostileStrings(10).map(({ text }) => text);

describe('composeMail', () => {
  it('returns the specified recipient, subject and body', () => {
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

  it('names the visitor in the subject if no company was entered', () => {
    expect(compose({ company: ' ' }).subject).toBe('Website Enquiry : From - Ada Example');
  });

  it.each(['name', 'email', 'phone', 'company', 'message'] as const)(
    'adds no header for hostile text in the field %s',
    (field) => {
      for (const text of hostile) {
        const address = mailAddress(compose({ [field]: text }));
        const mail = readMail(address);
        expect(address).not.toMatch(/[^\x21-\x7e]|#/);
        expect([text, mail.to, ...mail.names]).toEqual([text, contact.mail.to, 'subject', 'body']);
      }
    },
  );

  it('keeps the subject on one line for hostile company names', () => {
    for (const company of hostile) expect(compose({ company }).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it.each(['name', 'email', 'phone', 'company'] as const)(
    'keeps hostile text in the field %s on one line',
    (field) => {
      for (const text of hostile) expect(compose({ [field]: text }).body.split('\n')).toHaveLength(5);
    },
  );

  it('keeps accents, emoji, reserved characters and tabs', () => {
    const message = 'Ünïcode 😀 & ? = % + #\n\tindented';
    expect(readMail(mailAddress(compose({ message }))).headers.body).toContain(message.replace('\n', '\r\n'));
  });
});

it('keeps the order of Arabic entries apart from the labels before them', () => {
  const mail = compose({ company: 'مختبر الدم.', message: 'مرحبا.\nHello' });
  expect(mail.subject).toBe('Website Enquiry : From - \u2068مختبر الدم.\u2069');
  expect(mail.body).toMatch(/\nCompany: \u2068مختبر الدم\.\u2069\nMessage: \u2068مرحبا\.\u2069\nHello$/);
});

it('composes a request for a paper copy, whose subject names the document', () => {
  const request = {
    document: 'Tubes',
    language: 'हिन्दी',
    revision: '4',
    name: 'Ada',
    address: '1 Road\nTown',
  };
  expect(composeMail(request, paperMail)).toEqual({
    to: paperMail.to,
    subject: 'Paper copy: Tubes',
    body: 'Document: Tubes\nLanguage: हिन्दी\nRevision: 4\nName: Ada\nPostal address: 1 Road\nTown',
  });
});

describe('the URL of a webmail service', () => {
  it.each([
    ['Gmail', gmailAddress, 'su'],
    ['Outlook', outlookAddress, 'subject'],
  ] as const)('contains one recipient, the subject and the body (%s)', (_name, addressOf, subjectName) => {
    const mail = compose({ company: 'A&B?C=D\r\nE', message: 'a&to=evil@evil.example' });
    const query = new URL(addressOf(mail)).searchParams;
    expect(query.getAll('to')).toEqual([contact.mail.to]);
    expect(query.getAll(subjectName)).toEqual([mail.subject]);
    expect(query.getAll('body')).toEqual([mail.body]);
  });
});
