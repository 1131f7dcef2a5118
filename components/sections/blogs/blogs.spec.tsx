import { render, screen, within } from '@testing-library/react';
import { home } from '@/content/home';
import { aBlog } from '@/lib/testing/records';
import { Blogs } from './blogs';

describe('Blogs', () => {
  it('shows the blogs in a labelled region, and links to the page of all blogs', () => {
    render(<Blogs blogs={[aBlog({ id: 'a', title: 'First' }), aBlog({ id: 'b', title: 'Second' })]} />);
    const list = screen.getByRole('region', { name: home.blogs.listLabel });
    expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.getByRole('link', { name: home.blogs.all.label })).toHaveAttribute('href', '/blogs');
  });

  it('states that nothing is published yet if there are no blogs', () => {
    render(<Blogs blogs={[]} />);
    expect(screen.getByText(home.blogs.empty)).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
