import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';

describe('breadcrumbs', () => {
  it('link to the ancestors, and mark the current page without linking to it', () => {
    render(<Breadcrumbs label="You are here" trail={[{ label: 'Home', href: '/' }]} current="Impact" />);
    expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText('Impact')).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
