import { render, screen, within } from '@testing-library/react';
import { changesPage } from '@/content/ifu/changes';
import { DeviceDocuments, versionsIn } from '@/lib/documents/device-documents';
import { documentChanges } from '@/lib/documents/document-changes';
import { documentMetadata } from '@/lib/seo/document-metadata';
import { documentDevice } from '@/lib/seo/json-ld/document-device';
import { aPdfLink } from '@/lib/testing/records';
import { Changes } from './changes';
import { DocumentPage } from './document-page';
import { LanguagePage } from './language-page';

process.env.BACKEND = 'embedded';
process.env.SITE_URL = 'https://www.purvia.example';

const shared = {
  ...{ kind: 'instructions', listed: true, document: 'tubes-use', product: 'biosample/tubes' },
  ...{ refs: 'PV-1, PV-2', gtin: '09506000134352', udi: '=/A9999XYZ100T0944', size: 41_000 },
};
const english = aPdfLink({
  ...shared,
  id: 'tubes-en.pdf',
  language: 'en',
  title: 'Tubes: use',
  edition: '4',
});
const arabic = aPdfLink({
  ...shared,
  ...{ id: 'tubes-ar.pdf', language: 'ar', title: 'أنابيب', edition: '3', issued: '2026-03-31' },
  sha256: 'ab'.repeat(32),
});

function theDocument() {
  const document = new DeviceDocuments([english, arabic]).get('tubes-use');
  if (!document) throw new Error('There is no document.');
  return document;
}

it('the page of a document shows every language, with the way to paper copies and earlier versions', () => {
  render(<DocumentPage document={theDocument()} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Tubes: use' })).toBeInTheDocument();
  const version = within(
    screen.getByRole('link', { name: /^أنابيب.*العربية$/ }).closest('li') as HTMLElement,
  );
  expect(version.getByRole('link', { name: /^أنابيب.*العربية$/ })).toHaveAttribute(
    'href',
    '/files/pdf/tubes-ar.pdf',
  );
  expect(version.getByText('العربية', { selector: 'dd span' })).toHaveAttribute('dir', 'rtl');
  for (const fact of ['3', '31 March 2026', 'PDF, 41 kB', 'ab'.repeat(32)]) {
    expect(version.getByText(fact)).toBeInTheDocument();
  }
  expect(version.getByRole('link', { name: /^Ask for a paper copy/ })).toHaveAttribute(
    'href',
    '/ifu/paper?document=tubes-ar.pdf',
  );
  expect(version.getByRole('link', { name: /^Earlier versions/ })).toHaveAttribute(
    'href',
    '/ifu/tubes-use/ar',
  );
});

it('every version has an id on the page of its document, so that addresses can lead to a language', () => {
  const unstated = { ...english, id: 'tubes.pdf', language: '' };
  const document = new DeviceDocuments([english, arabic, unstated]).get('tubes-use');
  if (!document) throw new Error('There is no document.');
  render(<DocumentPage document={document} />);
  const idOf = (name: RegExp) => screen.getByRole('link', { name }).closest('li')?.id;
  expect([/^أنابيب.*العربية$/, /^Tubes: use.*English$/].map(idOf)).toEqual(['ar', 'en']);
  expect(screen.getAllByRole('listitem').map(({ id }) => id)).toContain('und');
});

it('the page of a document with many languages starts with links to them', () => {
  const tags = ['cs', 'de', 'el', 'ar'];
  const versions = tags.map((language) => ({ ...english, id: `tubes-${language}.pdf`, language }));
  const document = new DeviceDocuments([
    ...versions,
    { ...english, id: 'tubes-de-2.pdf', language: 'de' },
  ]).get('tubes-use');
  if (!document) throw new Error('There is no document.');
  const { unmount } = render(<DocumentPage document={document} />);
  const links = within(screen.getByRole('navigation', { name: 'Languages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(['#ar', '#cs', '#de', '#el']);
  expect(within(links[0] as HTMLElement).getByText('Čeština')).toHaveAttribute('lang', 'cs');
  unmount();
  render(<DocumentPage document={theDocument()} />);
  expect(screen.queryByRole('navigation', { name: 'Languages' })).toBeNull();
});

it('several files in one language have different ids on the page of their document', () => {
  const second = { ...english, id: 'tubes-en-2.pdf' };
  const document = new DeviceDocuments([second, english, arabic]).get('tubes-use');
  if (!document) throw new Error('There is no document.');
  render(<DocumentPage document={document} />);
  const ids = screen.getAllByRole('listitem').flatMap(({ id }) => id || []);
  expect(ids).toEqual(['en', 'tubes-en.pdf', 'ar']);
});

it('the page of a document says which version is withdrawn, why, and which document to use instead', () => {
  const withdrawal = { withdrawn: '2026-10-01', withdrawnWhy: 'Wrong volume', replacement: '/ifu/tubes-2' };
  const document = new DeviceDocuments([{ ...english, ...withdrawal }, arabic]).get('tubes-use');
  if (!document) throw new Error('There is no document.');
  render(<DocumentPage document={document} />);
  const version = within(
    screen.getByRole('link', { name: /^Tubes: use.*English$/ }).closest('li') as HTMLElement,
  );
  expect(version.getByText('Wrong volume')).toBeInTheDocument();
  expect(version.getByText('1 October 2026')).toBeInTheDocument();
  expect(version.getByRole('link', { name: 'Use this document instead' })).toHaveAttribute(
    'href',
    '/ifu/tubes-2',
  );
  expect(screen.getAllByText('Withdrawn. Do not use this document.')).toHaveLength(1);
});

it('a document’s pages show the device’s details once, and say that a product for lay persons comes with paper instructions', () => {
  const device = { users: 'lay', countries: 'DE, IN, AT' };
  const german = { ...english, id: 'tubes-de.pdf', language: 'de', refs: 'PV-3' };
  const document = new DeviceDocuments([{ ...english, ...device }, german]).get('tubes-use');
  if (!document) throw new Error('There is no document.');
  const { unmount } = render(<DocumentPage document={document} />);
  for (const fact of [
    'Lay persons',
    'Austria, Germany, India',
    'PV-1, PV-2',
    '09506000134352',
    '=/A9999XYZ100T0944',
    'PV-3',
  ]) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  const paper = 'This product is intended for lay persons. It comes with paper instructions.';
  expect(screen.getByText(paper)).toBeInTheDocument();
  unmount();
  render(<DocumentPage document={theDocument()} />);
  expect(screen.queryByText(paper)).toBeNull();
});

it('the page of a language shows the times in which earlier versions were current', () => {
  const replaced = (edition: string, day: string, issued = '') => ({
    link: { ...arabic, edition, issued, sha256: edition.repeat(64), change: `Note ${edition}` },
    replacedAt: new Date(`${day}T10:00:00Z`),
  });
  const earlier = [replaced('2', '2026-03-31'), replaced('1', '2025-02-01', '2024-01-15')];
  const histories = versionsIn(theDocument(), 'ar').map((link) => ({ link, earlier }));
  render(<LanguagePage document={theDocument()} language="ar" histories={histories} />);
  const list = within(screen.getByRole('region', { name: 'Earlier versions' }));
  expect(list.getByText('1 February 2025 to 31 March 2026')).toBeInTheDocument();
  expect(list.getByText('15 January 2024 to 1 February 2025')).toBeInTheDocument();
  expect(list.getByText('Note 1')).toBeInTheDocument();
  expect(list.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/files\/pdfs\/.*2{64}/),
  );
});

it('Arabic titles and notes keep their order among English words', () => {
  const [title, change] = ['أنابيب الدم.', 'تغير الحجم.'];
  const links = [{ ...arabic, title, change, changeSafety: true }];
  const document = new DeviceDocuments(links).get('tubes-use');
  if (!document) throw new Error('There is no document.');
  const { unmount } = render(<LanguagePage document={document} language="ar" histories={[]} />);
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('dir', 'rtl');
  unmount();
  render(<DocumentPage document={document} />);
  render(<Changes items={[...documentChanges(links)]} page={1} pageCount={1} />);
  for (const text of screen.getAllByText(change)) expect(text).toHaveAttribute('dir', 'auto');
  const marks = screen.getAllByText(`${changesPage.safety}:`);
  expect(marks.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
  expect(documentMetadata(document).description).toMatch(/^\u2068أنابيب الدم\.\u2069: all languages/);
});

it('structured data and metadata relate the languages to each other and to the device', () => {
  expect(documentDevice(theDocument())).toMatchObject({
    '@type': 'MedicalDevice',
    name: 'Blood Tubes',
    identifier: ['PV-1', 'PV-2', '09506000134352', '=/A9999XYZ100T0944'],
    url: 'https://www.purvia.example/ifu/tubes-use',
    subjectOf: [
      { inLanguage: 'en', version: '4', url: 'https://www.purvia.example/files/pdf/tubes-en.pdf' },
      { inLanguage: 'ar', datePublished: '2026-03-31' },
    ],
  });
  expect(documentMetadata(theDocument(), 'ar')).toMatchObject({
    title: 'Tubes: use, Arabic | Purvia',
    alternates: {
      canonical: 'https://www.purvia.example/ifu/tubes-use/ar',
      languages: {
        ar: 'https://www.purvia.example/ifu/tubes-use/ar',
        en: 'https://www.purvia.example/ifu/tubes-use/en',
        'x-default': 'https://www.purvia.example/ifu/tubes-use',
      },
    },
  });
});
