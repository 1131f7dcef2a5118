import '@/components/admin/testing/no-network';
import { render, screen, within } from '@testing-library/react';
import { changedFields } from '@/lib/model/editable';
import { aBlog, aPdfLink } from '@/lib/testing/records';
import { FieldDiff } from './field-diff';

const valuesOf = (label: string) =>
  within(screen.getByText(label).parentElement ?? document.body)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('FieldDiff', () => {
  it('marks the words that differ in a title, and shows both links in full', () => {
    const before = aBlog({ title: 'Cool the tubes', link: '/impact' });
    const after = { ...before, title: 'Freeze the tubes', link: 'https://journal.example/impact' };
    render(
      <FieldDiff name="Blog" changes={changedFields('Blog', before, after)} before="Then" after="Now" />,
    );
    expect(screen.getByRole('insertion')).toHaveTextContent('Freeze');
    expect(screen.getByRole('deletion')).toHaveTextContent('Cool');
    expect(valuesOf('Link')).toEqual(['Then/impact', 'Nowhttps://journal.example/impact']);
  });

  it('shows dates in a readable format and options as their labels, without marking words', () => {
    const before = aPdfLink({ issued: '2026-12-31', kind: 'safety' });
    const after = { ...before, issued: '2027-01-02', kind: 'instructions' };
    render(
      <FieldDiff name="Link" changes={changedFields('Link', before, after)} before="Then" after="Now" />,
    );
    expect(screen.queryByRole('insertion')).toBeNull();
    expect(valuesOf('Date of issue')).toEqual(['Then31 Dec 2026', 'Now2 Jan 2027']);
    expect(valuesOf('Document type')).toEqual(['ThenSafety data', 'NowInstructions for use']);
  });
});
