import { render, screen } from '@testing-library/react';
import { MailLink } from './mail-link';

describe('an email link', () => {
  it('has a mailto URL with the subject and body', () => {
    render(
      <MailLink to="enquiries@site.example" subject="Details" body="Dear team" kind="primary">
        Ask for details
      </MailLink>,
    );
    expect(screen.getByRole('link', { name: 'Ask for details' })).toHaveAttribute(
      'href',
      'mailto:enquiries@site.example?subject=Details&body=Dear%20team',
    );
  });
});
