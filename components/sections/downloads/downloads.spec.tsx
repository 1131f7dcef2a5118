import { render, screen } from '@testing-library/react';
import { products } from '@/content/products';
import { Downloads } from './downloads';

describe('Downloads', () => {
  it('prepares a letter whose fields cannot become fields of their own', () => {
    const enquiry = {
      label: 'Ask',
      to: 'a@b.example',
      subject: 'One & two?',
      body: 'Line\nbcc: x@y.example',
    };
    render(<Downloads files={products.diabetes.downloads} enquiry={enquiry} />);
    const href = screen.getByRole('link', { name: 'Ask' }).getAttribute('href') ?? '';
    const { pathname, searchParams } = new URL(href);
    expect(pathname).toBe('a@b.example');
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('subject')).toBe('One & two?');
  });

  it('lists every file of the family', () => {
    render(<Downloads files={products.diabetes.downloads} enquiry={products.diabetes.enquiry} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(products.diabetes.downloads.length);
  });
});
