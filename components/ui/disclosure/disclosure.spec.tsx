import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

describe('a disclosure', () => {
  it('expands from its summary', async () => {
    const user = userEvent.setup();
    render(
      <Disclosure summary="How long does it last?" group="questions">
        Ten hours.
      </Disclosure>,
    );
    const details = screen.getByRole('group');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveAttribute('name', 'questions');
    await user.click(screen.getByText('How long does it last?'));
    expect(details).toHaveAttribute('open');
  });
});
