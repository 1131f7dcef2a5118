import { archives } from '@/content/archives';
import { company } from '@/content/company';
import type { Meta } from '@/content/types';
import type { Blog } from '@/lib/model/records';

type Described = Pick<Blog, 'title' | 'description' | 'searchTitle' | 'searchDescription'>;

/** Search engines cut what is longer. */
const DESCRIPTION = 160;

/** As many whole words as search engines show. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION) return line;
  return `${line.slice(0, DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}

/** Title and description of an article as search engines show them. */
export function articleMeta({ title, description, searchTitle, searchDescription }: Described): Meta {
  return {
    title: `${searchTitle || title} | ${company.shortName}`,
    description: searchDescription || shortened(description) || archives.blogs.meta.description,
  };
}
