import { render, screen } from '@testing-library/react';
import { DownloadLink } from './download-link';
import { fileSize } from './file-size';

const labels = { pages: (count: number) => `${count} sheets`, missing: 'being prepared' };
const file = { title: 'Catalogue', href: '/catalogue.pdf', type: 'PDF', labels };

describe('a download link', () => {
  it('states type, size and page count', () => {
    render(<DownloadLink {...file} measure={{ bytes: 1_234_567, pages: 12 }} />);
    const link = screen.getByRole('link', { name: 'Catalogue (PDF, 1.2 MB, 12 sheets)' });
    expect(link).toHaveAttribute('href', '/catalogue.pdf');
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
