import { articlePage } from '@/content/article-page';
import { company } from '@/content/company';
import type { Meta } from '@/content/types';
import { blog } from '@/lib/model/blog';
import type { Blog } from '@/lib/model/records';
import { fill } from '@/lib/text/fill';

type Described = Pick<Blog, 'title' | 'description' | 'searchTitle' | 'searchDescription'>;

/** The maximum length of a shortened description. */
const DESCRIPTION = blog.fields.searchDescription.usual;

/** Shortens a text to fit into a search result, at the end of a word if possible. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION) return line;
  return `${line.slice(0, DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}

/** Returns an article's title and description for search results. */
export function articleMeta({ title, description, searchTitle, searchDescription }: Described): Meta {
  return {
    title: `${searchTitle || title} | ${company.shortName}`,
    description: searchDescription || shortened(description || fill(articlePage.describedAs, { title })),
  };
}
