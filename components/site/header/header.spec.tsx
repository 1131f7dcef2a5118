import { pages } from '@/content/pages';
import { servedMarkup } from '@/lib/elements/testing/served-markup';
import { ariaCurrent } from './aria-current';
import { Header } from './header';

const linksOf = (body: HTMLElement) =>
  [...body.querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('the header', () => {
  it('links to every page that has an entry in its menus, in order, and has a menu button that needs no script', () => {
    const body = servedMarkup(<Header currentPath="/" />);
    const links = pages.filter(({ menus }) => menus?.includes('header') || menus?.includes('products'));
    expect(links.length).toBeGreaterThan(0);
    expect(linksOf(body)).toEqual(links.map(({ label, path }) => [label, path]));
    expect(body.querySelector('button[popovertarget="menu"]')).not.toBeNull();
    expect(body.querySelector('nav#menu[popover]')).not.toBeNull();
  });

  it('has a logo that links to the home page', () => {
    const home = servedMarkup(<Header currentPath="/impact" />).querySelector('a[href="/"]');
    expect(home?.textContent).toContain('Home');
  });

  it('shows the same words in the search field as in the link that replaces it', () => {
    const field = servedMarkup(<Header currentPath="/impact" />).querySelector<HTMLInputElement>('input');
    const link = servedMarkup(<Header currentPath="/" />).querySelector('a[href^="/search"]');
    expect(field?.placeholder).toBe(link?.textContent);
  });

  it('marks the current page', () => {
    const body = servedMarkup(<Header currentPath="/impact" />);
    expect(body.querySelector('[aria-current="page"]')?.textContent).toBe('Impact');
  });
});

describe('aria-current', () => {
  it.each([
    ['/impact', '/impact', 'page'],
    ['/impact', '/impact/', 'page'],
    ['/products/biosample', '/products/biosample/swabs', 'true'],
    ['/products/bio', '/products/biosample', undefined],
    ['/', '/impact', undefined],
  ])('for a link to %s on %s is %s', (href, path, mark) => {
    expect(ariaCurrent(href, path)).toBe(mark);
  });
});
