import { render, screen } from '@testing-library/react';
import { SpecTable } from './spec-table';

describe('a specification table', () => {
  it('has a caption, row headers, values and a note', () => {
    render(
      <SpecTable caption="Specification" rows={[{ name: 'Storage', value: 'On request' }]} note="Ask us" />,
    );
    expect(screen.getByRole('table', { name: 'Specification' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Storage' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'On request' })).toBeInTheDocument();
    expect(screen.getByText('Ask us')).toBeInTheDocument();
  });
});
