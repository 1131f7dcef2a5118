import { render, screen } from '@testing-library/react';
import { Certificates, certificatesOf } from './certificates';

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('Certificates', () => {
  it("shows a kit's certificate only for that kit", () => {
    const { rerender } = render(<Certificates />);
    expect(names()).toEqual(['ISO 13485:2016', 'MDSAP']);
    rerender(<Certificates product="tubes" />);
    expect(names()).not.toContain('ICMR');
    rerender(<Certificates product="omicron" />);
    expect(names()).toContain('ICMR');
  });

  it('omits unknown details', () => {
    render(<Certificates product="omicron" />);
    expect(screen.queryByText('On request')).toBeNull();
    expect(screen.queryByRole('term')).toBeNull();
  });

  it('shows no certificate after its last valid day', () => {
    const certificate = { name: 'A', meaning: '', number: '', scope: '', expiry: '2026-03-31' };
    expect(certificatesOf(undefined, new Date('2026-03-31T12:00:00Z'), [certificate])).toHaveLength(1);
    expect(certificatesOf(undefined, new Date('2026-04-01T12:00:00Z'), [certificate])).toEqual([]);
  });
});
