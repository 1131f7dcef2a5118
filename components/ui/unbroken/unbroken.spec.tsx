import { render, screen } from '@testing-library/react';
import { Unbroken } from './unbroken';

it.each([
  ['RSV, Influenza A and B, and SARS-CoV-2, detected together.', 'SARS-CoV-2'],
  ['Labs and hospitals solve Cost-Quality-Time challenges.', 'Cost-Quality-Time'],
])('puts the name in “%s” into its own element and keeps the text unchanged', (text, name) => {
  render(
    <p>
      <Unbroken>{text}</Unbroken>
    </p>,
  );
  expect(screen.getByText(name)).toBeInTheDocument();
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
});
