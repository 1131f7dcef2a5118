import { render, screen } from '@testing-library/react';
import { Field } from './field';

describe('Field', () => {
  it('links the hint and the error to the control', () => {
    render(<Field label="Link" hint="Starts with /." error="Enter a link" />);
    const control = screen.getByRole('textbox', { name: 'Link' });
    expect(control).toHaveAccessibleDescription('Starts with /. Enter a link');
    expect(control).toBeInvalid();
  });

  it('shows the length, and announces the remaining length only near the limit', () => {
    const { rerender } = render(<Field label="Title" count={{ used: 10, most: 200 }} />);
    expect(screen.getByText('10 / 200')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Field label="Title" count={{ used: 195, most: 200 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Characters left: 5');
  });
});
