import type { Metadata } from 'next';
import { Archive } from '@/components/sections/archive/archive';
import { ArticleLinks } from '@/components/sections/article-links/article-links';
import { BlogCard } from '@/components/sections/blogs/blog-card';
import { archives } from '@/content/archives';
import { archiveParams } from '@/lib/pages/archive';
import { type ArchiveRouteProps, readArchivePage } from '@/lib/pages/archive-route';
import { publicRecords } from '@/lib/pages/public-content';
import { archiveMetadata } from '@/lib/seo/archive-metadata';

/** The build makes every address that an archive can have, so that unknown ones are refused without a render. */
export const dynamicParams = false;
/** A net: the server renders pages when the database tells that something changed. */
export const revalidate = 3_600;
export const generateStaticParams = archiveParams;

const read = (props: ArchiveRouteProps) => readArchivePage(() => publicRecords('Blog'), props);

export async function generateMetadata(props: ArchiveRouteProps): Promise<Metadata> {
  return archiveMetadata(archives.blogs, await read(props));
}

export default async function BlogsPage(props: ArchiveRouteProps) {
  const { items, ...place } = await read(props);
  return (
    <Archive
      archive={archives.blogs}
      below={<ArticleLinks articles={['trivus', 'rtpcr', 'certification']} />}
      {...place}
    >
      {items.map((item, index) => (
        <BlogCard key={item.id} blog={item} isFirst={index === 0} />
      ))}
    </Archive>
  );
}
