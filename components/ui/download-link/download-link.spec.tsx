import { render, screen } from '@testing-library/react';
import { DownloadLink } from './download-link';
import { fileSize } from './file-size';

const labels = { pages: { one: '{count} page', other: '{count} pages' }, missing: 'being prepared' };
const file = { title: 'Catalogue', href: '/catalogue.pdf', type: 'PDF', labels };

describe('a download link', () => {
  it.each([
    [12, 'Catalogue (PDF, 1.2 MB, 12 pages)'],
    [1, 'Catalogue (PDF, 1.2 MB, 1 page)'],
  ])('states type, size and page count (%d)', (pages, text) => {
    render(<DownloadLink {...file} measure={{ bytes: 1_234_567, pages }} />);
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', '/catalogue.pdf');
  });

  it('is a note instead of a link if the file has not been generated', () => {
    render(<DownloadLink {...file} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Catalogue: being prepared')).toBeInTheDocument();
  });
});

describe('a file size', () => {
  it.each([
    [0, '0 bytes'],
    [840, '840 bytes'],
    [41_234, '41 kB'],
    [999_999, '1.0 MB'],
    [1_234_567, '1.2 MB'],
    [12_345_678, '12 MB'],
  ])('of %d bytes is formatted as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
