import { aBlog } from '../../../lib/testing/records';
import type { ShownRecord } from '../browser/inspect-page';
import { checkPage } from './check-page';
import type { Planned } from './plan';

const record = aBlog({ id: 'a', title: '<b>\r\nx', description: 'y', link: '/trivus' });
const planned = new Map<string, Planned>([['Blog/a', { collection: 'Blog', record, pastRules: false }]]);

const shown: ShownRecord = {
  mark: 'Blog/a',
  title: '<b>\nx',
  text: '<b>\nxy',
  elements: 'picture img div h3 p a span span',
  attributes: ['class', 'href'],
  links: ['http://localhost:3100/trivus'],
};

const judge = (change: Partial<ShownRecord>, scripts: string[] = []) =>
  checkPage({ records: [{ ...shown, ...change }], scripts }, planned, '/blogs').map(({ what }) => what);

describe('checkPage', () => {
  it('finds nothing if a record appears as written', () => {
    expect(judge({}, ['/elements/elements-ABC.js', 'application/ld+json'])).toEqual([]);
  });

  it.each([
    ['elements', { elements: 'picture img div h3 script p a span span' }],
    ['attributes', { attributes: ['class', 'onclick'] }],
    ['titles', { title: 'x' }],
    ['descriptions', { text: 'x' }],
    ['links', { links: ['javascript:alert(1)'] }],
    ['links', { links: ['http://evil.example/trivus'] }],
  ])('finds unexpected %s', (_what, change) => {
    expect(judge(change)).toHaveLength(1);
  });

  it('finds an unknown script, and a second copy of the elements script', () => {
    expect(judge({}, ['speculationrules', '#elements'])).toEqual([]);
    expect(judge({}, ['#'])).toEqual(['is a script on /blogs']);
    expect(judge({}, ['#elements', '#elements'])).toEqual(['is a script on /blogs']);
  });
});
