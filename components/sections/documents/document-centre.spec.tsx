import { render, screen, within } from '@testing-library/react';
import { listedDocuments } from '@/lib/public/documents';
import { aPdfLink } from '@/lib/testing/records';
import { DocumentCentre } from './document-centre';

const ifu = aPdfLink({
  id: 'ifu.pdf',
  link: 'pdfs/ifu.pdf',
  title: 'Tubes: instructions for use',
  kind: 'instructions',
  product: 'biosample/tubes',
  language: 'hi',
  edition: '4',
  issued: '2026-03-31',
  size: 41_000,
  pages: 2,
  revision: 3,
  listed: true,
});

describe('the document centre', () => {
  it('shows the details of a document, and a link to its earlier versions', () => {
    render(<DocumentCentre items={[...listedDocuments([ifu])]} page={1} pageCount={1} />);
    const product = within(screen.getByRole('region', { name: 'Blood Tubes' }));
    expect(product.getByRole('heading', { name: 'Instructions for use' })).toBeInTheDocument();
    expect(product.getByRole('link', { name: ifu.title })).toHaveAttribute('href', '/files/pdf/ifu.pdf');
    expect(
      product.getByText(/PDF · 41 kB · 2 pages · हिन्दी · Revision 4 · 31 March 2026/),
    ).toBeInTheDocument();
    const versions = product.getByRole('link', { name: /^Earlier versions/ });
    expect(versions).toHaveAttribute('href', '/files/pdf/ifu.pdf/versions');
  });
});
