import { render, screen } from '@testing-library/react';
import type { PdfLink } from '@/lib/model/records';
import { aPdfLink } from '@/lib/testing/records';
import { KitOrder } from './kit-order';

let links: PdfLink[] = [];
jest.mock('@/lib/public/read-for-page', () => ({ publicContent: async () => links }));

const BUILT = /^Respiratory panel kit brochure \(PDF, /;

it('offers the built-in kit brochure or its replacement, and uploaded documents about the kit', async () => {
  const { unmount } = render(await KitOrder());
  expect(screen.getByRole('link', { name: BUILT })).toBeInTheDocument();
  unmount();

  const about = { listed: true, size: 41_000, pages: 3 };
  const supersedes = '/downloads/respiratory-panel-kit-brochure.pdf';
  links = [
    aPdfLink({ ...about, id: 'kit.pdf', title: 'Kit brochure 2026', supersedes }),
    aPdfLink({ ...about, id: 'ifu.pdf', title: 'Kit instructions', product: 'molecular/respiratory-panel' }),
    aPdfLink({ ...about, id: 'tubes.pdf', title: 'Tubes', product: 'biosample/tubes' }),
  ];
  render(await KitOrder());
  expect(screen.queryByRole('link', { name: BUILT })).toBeNull();
  expect(screen.getByRole('link', { name: 'Kit brochure 2026' })).toHaveAttribute(
    'href',
    '/files/pdf/kit.pdf',
  );
  expect(screen.getAllByText(/PDF\s· 41\skB\s· 3\spages/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Kit instructions' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tubes' })).toBeNull();
});
