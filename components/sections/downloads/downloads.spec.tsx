import { render, screen } from '@testing-library/react';
import { documents } from '@/content/documents';
import { productLabels, products } from '@/content/products';
import { dayOf } from '@/lib/model/fields/date';
import { documentsAbout, listedDocuments } from '@/lib/public/documents';
import { aPdfLink } from '@/lib/testing/records';
import { Downloads } from './downloads';

describe('Downloads', () => {
  it('prepares an email whose text cannot add headers, and links to the contact form', () => {
    const enquiry = {
      label: 'Ask',
      to: 'a@b.example',
      subject: 'One & two?',
      body: 'Line\nbcc: x@y.example',
    };
    render(
      <Downloads documents={[]} files={products.diabetes.downloads} enquiry={enquiry} about="Pen & ink" />,
    );
    const href = screen.getByRole('link', { name: 'Ask' }).getAttribute('href') ?? '';
    const { pathname, searchParams } = new URL(href);
    expect(pathname).toBe('a@b.example');
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('subject')).toBe('One & two?');
    expect(screen.getByRole('link', { name: productLabels.askByForm })).toHaveAttribute(
      'href',
      '/contact_us?about=Pen%20%26%20ink#enquiry',
    );
  });

  it('links to the downloads page if it lists more documents', () => {
    const { enquiry } = products.diabetes;
    render(<Downloads documents={[]} hasMore files={[]} enquiry={enquiry} about="" />);
    expect(screen.getByRole('link', { name: documents.versions.all })).toHaveAttribute('href', '/downloads');
  });

  it('gives an Arabic title its direction, and keeps its language apart from the date after it', () => {
    const link = {
      id: 'use.pdf',
      title: 'دليل الاستخدام.',
      language: 'ar',
      issued: '2026-03-31',
      listed: true,
    };
    render(
      <Downloads
        documents={listedDocuments([aPdfLink(link)]).filter(({ isBuilt }) => !isBuilt)}
        files={[]}
        enquiry={products.diabetes.enquiry}
        about=""
      />,
    );
    expect(screen.getByRole('link', { name: link.title })).toHaveAttribute('dir', 'auto');
    expect(screen.getByText(/31 March 2026/)).toHaveTextContent('\u2068العربية\u2069 · 31 March 2026');
  });

  it('marks a change that concerns safety on the product’s downloads, whatever the number of languages', () => {
    const aVersion = (id: string, fields = {}) =>
      aPdfLink({
        ...{
          id,
          title: id,
          kind: 'instructions',
          listed: true,
          document: 'use',
          product: 'diabetes/syringes',
        },
        ...fields,
      });
    const changed = { issued: dayOf(new Date()), change: 'New limit', changeSafety: true };
    const { documents } = documentsAbout(
      [
        ...Array.from({ length: 24 }, (_, index) => aVersion(`a-${index}.pdf`)),
        aVersion('z.pdf', { ...changed, product: 'diabetes' }),
      ],
      { family: 'diabetes', product: 'syringes', files: [] },
    );
    render(<Downloads documents={documents} files={[]} enquiry={products.diabetes.enquiry} about="" />);
    const mark = screen.getByRole('link', { name: /^Safety-related change.*z\.pdf$/ });
    expect(mark).toHaveAttribute('href', '/ifu/use');
    expect(screen.getAllByRole('listitem')[0]).toContainElement(mark);
  });

  it('lists all given files', () => {
    render(
      <Downloads
        documents={[]}
        files={products.diabetes.downloads}
        enquiry={products.diabetes.enquiry}
        about=""
      />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(products.diabetes.downloads.length);
  });
});
