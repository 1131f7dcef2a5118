import { render, screen } from '@testing-library/react';
import { documents } from '@/content/documents';
import { productLabels, products } from '@/content/products';
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
