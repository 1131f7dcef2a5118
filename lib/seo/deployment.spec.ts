import { securityTxt } from './security-txt';

beforeAll(() => {
  process.env.BACKEND = 'embedded';
  process.env.SITE_URL = 'https://www.purvia.example';
});

describe('securityTxt', () => {
  it('has the fields that RFC 9116 requires, and expires within a year', () => {
    const text = securityTxt(new Date('2025-01-01T00:00:00Z'));
    expect(text).toMatch(/^Contact: mailto:\S+$/m);
    expect(text).toContain('Expires: 2025-06-30T00:00:00.000Z\n');
    expect(text).toContain('Canonical: https://www.purvia.example/.well-known/security.txt\n');
  });
});
