import { render, screen } from '@testing-library/react';
import { home } from '@/content/home';
import { drawingAddress } from '@/lib/pictures/picture-files';
import { aBlog } from '@/lib/testing/records';
import { BlogCard } from './blog-card';

const hostile = '<img src=x onerror=alert(1)>';

describe('BlogCard', () => {
  it('shows the default picture if a blog has no image', () => {
    render(<BlogCard blog={aBlog({ image: '' })} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', drawingAddress('blog-default'));
  });

  it('offers a stored image in several widths and formats', () => {
    render(<BlogCard blog={aBlog({ image: 'images/a/b.png', imageAlt: 'A tube' })} />);
    const image = screen.getByRole('img', { name: 'A tube' });
    expect(image).toHaveAttribute('src', '/files/images/a/b/640.webp');
    expect(image.previousElementSibling).toHaveAttribute(
      'srcset',
      expect.stringContaining('/b/320.avif 320w'),
    );
  });

  it('gives a decorative image an empty alternative text', () => {
    render(<BlogCard blog={aBlog({ image: 'images/a/b.png', imageAlt: 'A tube', imageDecorative: true })} />);
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  it('has an attribute with the id and revision of the blog', () => {
    render(<BlogCard blog={aBlog({ id: 'b-1', revision: 4 })} />);
    expect(screen.getByRole('article')).toHaveAttribute('data-record', 'Blog/b-1@4');
  });

  it('is in the language and direction of the blog, apart from the site’s words', () => {
    render(<BlogCard blog={aBlog({ title: 'نقل العينات', language: 'ar', link: '/trivus' })} />);
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('heading').closest('[dir]')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText(home.blogs.readMore)).toHaveAttribute('lang', 'en');
  });

  it('shows markup in a title as text', () => {
    render(<BlogCard blog={aBlog({ title: hostile })} />);
    expect(screen.getByRole('heading')).toHaveTextContent(hostile);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});
