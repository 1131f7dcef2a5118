import { articleMeta } from './article-meta';

const blog = { title: 'Reading a panel', description: '', searchTitle: '', searchDescription: '' };

describe('the description of an article for search engines', () => {
  it('is the search description or, if that is empty, the description cut at a word boundary', () => {
    const described = { ...blog, description: 'word '.repeat(50) };
    expect(articleMeta({ ...described, searchDescription: 'For search.' }).description).toBe('For search.');
    expect(articleMeta(described).description).toMatch(/^(?:word ){30,}word…$/);
  });

  it('is made from the title if the article has no description', () => {
    expect(articleMeta(blog).description).toMatch(/^Reading a panel: an article from /);
  });
});
