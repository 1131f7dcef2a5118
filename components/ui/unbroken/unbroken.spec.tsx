import { render, screen } from '@testing-library/react';
import { Unbroken } from './unbroken';

it('keeps a numbered name in one piece and the text as it is', () => {
  const text = 'RSV, Influenza A and B, and SARS-CoV-2, detected together.';
  render(
    <p>
      <Unbroken>{text}</Unbroken>
    </p>,
  );
  expect(screen.getByText('SARS-CoV-2')).toBeInTheDocument();
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
});
