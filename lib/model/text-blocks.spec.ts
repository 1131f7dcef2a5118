import { readMarkdown } from '@/lib/articles/dialect';
import { blocksOf } from './text-blocks';

const ARTICLE = `# Storage
Keep the kit cold.


1. Open the kit.

   Use gloves.

2. Close it.

- \`\`\`
  one

  two
  \`\`\`

\`\`\`sh
three

four
\`\`\`

> Quoted
> twice

| a | b |
| - | - |
| 1 | 2 |

> [!NOTE]
> Read this.

![A tube](/tube.png)

Text with a note.[^1]

[^1]: The note

    continues.`;

describe('the blocks of an article', () => {
  it('are separated by blank lines, but not within code or a list item', () => {
    expect(blocksOf(ARTICLE).map((block) => block.split('\n')[0])).toEqual([
      '# Storage',
      '1. Open the kit.',
      '2. Close it.',
      '- ```',
      '```sh',
      '> Quoted',
      '| a | b |',
      '> [!NOTE]',
      '![A tube](/tube.png)',
      'Text with a note.[^1]',
      '[^1]: The note',
    ]);
  });

  it('start where the parser starts a block or a list item', () => {
    const blocks = readMarkdown(ARTICLE)?.children ?? [];
    const starts = blocks
      .flatMap((block) => (block.type === 'list' ? block.children : [block]))
      .map(({ position }) => position?.start.offset);
    for (const block of blocksOf(ARTICLE)) expect(starts).toContain(ARTICLE.indexOf(block));
  });

  it('are the same after they are joined, even if code is not closed', () => {
    for (const text of [ARTICLE, `${ARTICLE}\n\n~~~\na\n\n\`\`\`\n\nb`, '', '\n\n', '    code\n\ntext'])
      expect(blocksOf(blocksOf(text).join('\n\n'))).toEqual(blocksOf(text));
  });
});
