import { aBlog } from '@/lib/testing/records';
import { searchTexts } from './search-result';

const fieldsShown = (blog: object) => searchTexts('Blog', blog).map(({ field }) => field);

it("returns the page's own title and description, and their usual limits", () => {
  expect(searchTexts('Blog', aBlog({ title: 'Cold tubes', description: '' }))).toEqual([
    { field: 'title', label: 'Title', length: 10, usual: 60 },
    { field: 'description', label: 'Description', length: 0, usual: 160 },
  ]);
});

it('returns the texts for search results instead, if they are not empty', () => {
  expect(fieldsShown(aBlog({ searchTitle: 'Tubes' }))).toEqual(['description', 'searchTitle']);
  expect(fieldsShown(aBlog({ searchDescription: 'Tubes' }))).toEqual(['title', 'searchDescription']);
  expect(fieldsShown(aBlog({ searchTitle: ' ' }))).toEqual(['title', 'description']);
});

it('returns nothing for kinds without pages of their own', () => {
  expect(searchTexts('Media', { title: 'Tubes' })).toEqual([]);
});
