import { articlePage } from '@/content/article-page';
import { company } from '@/content/company';
import type { Meta } from '@/content/types';
import type { Blog } from '@/lib/model/records';

type Described = Pick<Blog, 'title' | 'description' | 'searchTitle' | 'searchDescription'>;

/** Search engines truncate descriptions of more than this many characters. */
const DESCRIPTION = 160;

/** As many whole words as fit into a search result. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION) return line;
  return `${line.slice(0, DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}

/** An article's title and description for search results. */
export function articleMeta({ title, description, searchTitle, searchDescription }: Described): Meta {
  return {
    title: `${searchTitle || title} | ${company.shortName}`,
    description:
      searchDescription || shortened(description || articlePage.describedAs.replace('#', () => title)),
  };
}
