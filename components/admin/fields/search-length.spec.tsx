import { render, screen } from '@testing-library/react';
import { SearchLength } from './search-length';

it('announces that search results cut a text, without repeating this at each further character', () => {
  const { rerender } = render(<SearchLength used={60} usual={60} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<SearchLength used={61} usual={60} />);
  const note = 'Search results usually cut this text after 60 characters.';
  expect(screen.getByRole('status')).toHaveTextContent(note);
  rerender(<SearchLength used={62} usual={60} />);
  expect(screen.getByRole('status')).toHaveTextContent(note);
});
