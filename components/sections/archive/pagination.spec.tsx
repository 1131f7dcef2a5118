import { render, screen } from '@testing-library/react';
import { pageNumbers } from './page-numbers';
import { Pagination } from './pagination';

describe('Pagination', () => {
  it('links to the neighbouring pages and marks the current one', () => {
    render(<Pagination path="/blogs" page={2} pageCount={3} />);
    expect(screen.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/blogs');
    expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/blogs/3');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/blogs/2');
  });

  it('has no “Newer” link on the first page and no “Older” link on the last page', () => {
    const { rerender } = render(<Pagination path="/press" page={1} pageCount={2} />);
    expect(screen.queryByRole('link', { name: 'Newer' })).toBeNull();
    rerender(<Pagination path="/press" page={2} pageCount={2} />);
    expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
  });

  it('is omitted for a single page', () => {
    const { container } = render(<Pagination path="/press" page={1} pageCount={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('pageNumbers', () => {
  it('returns the first and last pages, every tenth page and the neighbouring pages, and marks gaps', () => {
    expect(pageNumbers(25, 50).map(({ number }) => number)).toEqual([1, 10, 20, 24, 25, 26, 30, 40, 50]);
    expect(pageNumbers(2, 50).filter(({ afterGap }) => afterGap)).toHaveLength(5);
  });
});
