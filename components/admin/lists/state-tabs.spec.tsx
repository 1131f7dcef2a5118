import { fireEvent, render, screen } from '@testing-library/react';
import { readQuery } from './list-query';
import { StateTabs } from './state-tabs';

const counts = { '': 1200, draft: 1190, scheduled: 0, published: 10 };

describe('StateTabs', () => {
  it('marks the current state, and keeps the search and the order in the address of each tab', () => {
    const query = readQuery(new URLSearchParams('list=media&search=tube&state=draft&sort=title&page=2'));
    render(<StateTabs query={query} counts={counts} />);
    expect(screen.getByRole('navigation', { name: 'Status' })).toBeVisible();
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Drafts 1,190');
    const published = screen.getByRole('link', { name: 'Published 10' });
    expect(published).toHaveAttribute('href', '/admin?list=media&search=tube&state=published&sort=title');
    fireEvent.click(published);
    expect(window.location.search).toBe('?list=media&search=tube&state=published&sort=title');
  });
});
