import type { PUBLISHABLE } from '../../lib/model/kinds';
import { PublicContent } from '../../lib/public/public-content';
import { aBlog, aMention } from '../../lib/testing/records';
import { EntrySource } from './entry-source';

jest.mock('../../lib/model/kinds', () => {
  const kinds = jest.requireActual<typeof import('../../lib/model/kinds')>('../../lib/model/kinds');
  const { searchGroup: _, ...media } = kinds.KINDS.Media;
  const { archive: __, ...shownOn } = media.shownOn;
  Object.assign(kinds.KINDS, { Notice: { ...media, editor: 'notice', shownOn } });
  const name: string = 'Notice';
  kinds.PUBLISHABLE.push(name as (typeof PUBLISHABLE)[number]);
  return kinds;
});

/** Returns an entry source whose content has one record of each publishable kind, all with this link. */
function sourceOver(link: string): EntrySource {
  const content = new PublicContent();
  jest.spyOn(content, 'isLoaded', 'get').mockReturnValue(true);
  const records: Record<string, unknown[]> = {
    Blog: [aBlog({ id: 'a', link })],
    Media: [aMention({ id: 'a', link })],
    Notice: [aMention({ id: 'a', link, title: 'A notice', description: 'We are closed.' })],
  };
  jest.spyOn(content, 'of').mockImplementation((name: string) => (records[name] ?? []) as never);
  return new EntrySource(content);
}

const found = (link: string) =>
  sourceOver(link)
    .changes()
    ?.put.find(({ id }) => id === 'Notice/a');

it('puts a record into the group of pages if no search group is defined for its kind', () => {
  expect(found('/trivus')).toMatchObject({
    group: 'pages',
    href: '/trivus',
    title: 'A notice',
    summary: 'We are closed.',
    text: '2025, Example Review',
  });
});

it('links to the record on the home page if it has neither an article nor a link', () => {
  expect(found('')?.href).toBe('/#notice-a');
});
