import { ArticleLinks } from '@/components/sections/article-links/article-links';
import { BlogCard } from '@/components/sections/blogs/blog-card';
import { archives } from '@/content/archives';
import type { Blog } from '@/lib/model/records';
import type { ArchivePage } from '@/lib/public/archive';
import { recordAnchor } from '@/lib/publishing/place-on-site';
import { Archive } from './archive';

/** A page of the archive of blogs and published papers, followed by links to the built-in articles. */
export function BlogArchive({ items, ...place }: ArchivePage<Blog>) {
  return (
    <Archive
      archive={archives.blogs}
      below={<ArticleLinks articles={['trivus', 'rtpcr', 'certification']} />}
      {...place}
    >
      {items.map((item, index) => (
        <BlogCard key={item.id} blog={item} isFirst={index === 0} anchor={recordAnchor('Blog', item.id)} />
      ))}
    </Archive>
  );
}
