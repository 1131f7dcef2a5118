import { readFileSync } from 'node:fs';
import { ArticleWords, wordsOf } from './article-words';

const article = (body: string, slug = 'an-article') => ({ id: body, slug, body });

describe('the words of an article', () => {
  it('contain no formatting and no addresses', () => {
    const text =
      '## A heading\n\n> [!NOTE]\n> A note with a [link](https://a.example/hidden) and **bold**.\n\n1. One\n\n![A bag](/files/images/a.png#1x1 "A caption")\n\n| a | b |\n|---|---|\n\nEnd[^1].\n\n[^1]: A source.';
    expect(
      wordsOf(text)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['A heading', 'A note with a link and bold .', 'One', 'A bag', 'a b', 'End .', 'A source.']);
  });

  it('are limited to 12,000 characters, even if the text repeats one piece of Markdown', () => {
    const text = readFileSync('tools/examples/keeping-specimens-cold.md', 'utf8');
    expect(wordsOf(text)).toContain('dry ice into a bag');
    for (const unit of [text, '](', '[!', '[^', '#', '- ', '1. ', '| ', '\n']) {
      expect(wordsOf(unit.repeat(200_000 / unit.length)).length).toBeLessThanOrEqual(12_000);
    }
  });
});

describe('the words of public articles', () => {
  it('are read once for each text, and again after a failure', async () => {
    const read = jest.fn(async ({ body }: { body: string }) => `text ${body}`);
    read.mockRejectedValueOnce(new Error('unavailable'));
    const words = new ArticleWords(read);
    const blogs = [article('a'), article('b'), article('', ''), article('c', '')];
    expect(await words.readMissing(blogs)).toBe(true);
    expect([words.of('a'), words.of('b'), words.of('c')]).toEqual(['', 'text b', '']);
    expect(await words.readMissing(blogs)).toBe(true);
    expect(words.of('a')).toBe('text a');
    expect(await words.readMissing(blogs)).toBe(false);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('are kept only while their article is among the newest 300', async () => {
    const words = new ArticleWords(async ({ body }) => body);
    const many = Array.from({ length: 400 }, (_, index) => article(`text-${index}`));
    await words.readMissing(many);
    expect(words.of('text-299')).not.toBe('');
    expect(words.of('text-300')).toBe('');
    await words.readMissing(many.slice(200));
    expect(words.of('text-0')).toBe('');
    expect(words.of('text-300')).not.toBe('');
  });
});
