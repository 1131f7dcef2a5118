import { createElement as h, type ReactNode } from 'react';
import { articlePage } from '@/content/article-page';
import { authorOf } from '@/content/authors';
import { company } from '@/content/company';
import type { Blog } from '@/lib/model/records';

const LONG_TITLE = 70;

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Returns an article's share card, with the article's title and author. The admin's preview renders it as HTML. */
export function cardTemplate({ title, author }: Pick<Blog, 'title' | 'author'>): ReactNode {
  const isLong = title.length > LONG_TITLE;
  return h(
    'div',
    {
      style: {
        ...column,
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        justifyContent: 'space-between',
        color: '#1c1029',
        background: '#fff',
        borderRight: '96px solid #241038',
      },
    },
    h('div', { style: { fontSize: 32, fontWeight: 600 } }, company.name),
    h(
      'div',
      { style: column },
      h(
        'div',
        { style: { fontSize: 26, fontWeight: 600, color: '#6d2fb5', marginBottom: 20 } },
        articlePage.eyebrow,
      ),
      h(
        'div',
        {
          style: {
            fontSize: isLong ? 54 : 68,
            fontWeight: 600,
            lineHeight: 1.1,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 4,
            overflow: 'hidden',
            // With `balance`, Satori narrows a long title until the clamp truncates it.
            textWrap: isLong ? 'wrap' : 'balance',
            wordBreak: 'break-word',
          },
        },
        title,
      ),
    ),
    h('div', { style: { fontSize: 28, color: '#574a66' } }, `${articlePage.by} ${authorOf(author).name}`),
  );
}
