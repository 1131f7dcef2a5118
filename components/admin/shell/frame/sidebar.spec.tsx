import '@/components/admin/testing/no-network';
import { render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { Sidebar } from './sidebar';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('@/components/admin/lists/list-count', () => ({ ListCount: () => null }));

function open(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<Sidebar email="admin@purvia.example" />);
  return screen.getByRole('banner');
}

/** jsdom has no popovers, so their content counts as visible. */
const dock = () => screen.queryByRole('navigation', { name: 'Main views' });

describe('the sidebar', () => {
  it.each([
    ['a list', '/admin', false],
    ['the security view', '/admin/security', false],
    ['an editor', '/admin/blog/a', true],
    ['the editor of the footprint', '/admin/global', true],
  ])('leaves its place to the desk only in editors: %s', (_view, path, isDesk) => {
    expect(open(path).hasAttribute('data-desk')).toBe(isDesk);
    expect(dock() === null).toBe(isDesk);
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'admin-menu');
  });

  it('links to the main views in a dock, and marks the current one', () => {
    open('/admin');
    const places = within(dock() ?? document.body);
    expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Blogs',
      'PDF links',
    ]);
    expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  });
});
