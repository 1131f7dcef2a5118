import { aBlog, aMention } from '@/lib/testing/records';
import { inOrder } from './order';

const titles = (records: { title: string }[]) => records.map(({ title }) => title);

describe('inOrder', () => {
  it('puts the newest publication first and records without a date last', () => {
    const blogs = [
      aBlog({ title: 'undated' }),
      aBlog({ title: 'old', publishedAt: new Date('2024-01-01') }),
      aBlog({ title: 'scheduled', publishAt: new Date('2025-06-01') }),
      aBlog({ title: 'new', publishedAt: new Date('2026-01-01') }),
    ];
    expect(titles(inOrder('Blog', blogs))).toEqual(['new', 'scheduled', 'old', 'undated']);
  });

  it('sorts mentions by year rather than by time of publication', () => {
    const mentions = [
      aMention({ title: 'late', year: '2023', publishedAt: new Date('2026-01-01') }),
      aMention({ title: 'early', year: '2025', publishedAt: new Date('2025-01-01') }),
    ];
    expect(titles(inOrder('Media', mentions))).toEqual(['early', 'late']);
  });
});
