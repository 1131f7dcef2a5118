import { pages } from '@/content/pages';
import { publication, stamp } from './common-fields';
import { COLLECTIONS, KINDS, kindOf } from './kinds';

describe.each(COLLECTIONS)('the kind %s', (name) => {
  const kind = kindOf(name);
  const fields = Object.keys(kind.fields);

  it('has the fields that its lifecycle requires', () => {
    const publishable = kind.life === 'publishable';
    const needed = [
      'id',
      ...Object.keys(stamp),
      ...(publishable ? ['title', ...Object.keys(publication)] : []),
      ...(kind.life === 'file' ? ['listed'] : []),
    ];
    expect(fields).toEqual(expect.arrayContaining(needed));
    expect('published' in kind.fields).toBe(publishable);
  });

  it('refers only to its own fields and to existing pages', () => {
    const { columns = [], order = [], feed, shownOn } = kind;
    const named = [...columns, ...order, ...(feed ? [...feed.title, feed.summary] : [])];
    expect(named.filter((field) => !fields.includes(field))).toEqual([]);
    const paths = pages.map(({ path }) => path);
    expect(
      [...(shownOn.newest ?? []), shownOn.archive ?? '/'].filter((path) => !paths.includes(path)),
    ).toEqual([]);
  });

  it('has a message for every possible action', () => {
    const { messages, words, life, list } = kind;
    if (life === 'publishable')
      expect(messages).toMatchObject({ published: expect.any(String), unpublished: expect.any(String) });
    if (life !== 'pair')
      expect([messages.deleted, messages.restored, words.deleteQuestion]).not.toContain(undefined);
    if (list && life !== 'pair') expect(words.empty).toBeDefined();
  });
});

describe('the kinds', () => {
  it('have distinct editors and are keyed by collection', () => {
    const kinds = Object.values(KINDS);
    expect(new Set(kinds.map(({ editor }) => editor)).size).toBe(kinds.length);
    expect(kinds.map(({ collection }) => collection)).toEqual(COLLECTIONS);
  });
});
