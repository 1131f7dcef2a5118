import '@/components/admin/testing/no-network';
import { findPlaces, type Place } from './search-dialog';

const place = (title: string, text = ''): Place => ({
  href: `/admin/blog/${title}`,
  title,
  kind: 'Blog',
  text,
});
const titles = (places: Place[], asked: string) => findPlaces(places, asked).map(({ title }) => title);

describe('findPlaces', () => {
  const places = [place('Tubes', 'kept in a cold chain'), place('Cold chain'), place('Café')];

  it('puts matches in the title first', () => {
    expect(titles(places, 'cold chain')).toEqual(['Cold chain', 'Tubes']);
  });

  it('ignores case and accents', () => {
    expect(titles(places, 'CAFE')).toEqual(['Café']);
  });

  it('returns at most 40 results', () => {
    const many = Array.from({ length: 500 }, (_, index) => place(`Blog ${index}`));
    expect(titles(many, 'blog')).toHaveLength(40);
  });
});
