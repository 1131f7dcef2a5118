import type { Metadata } from 'next';
import { BlogArchive } from '@/components/sections/archive/blog-archive';
import { archives } from '@/content/archives';
import { readNumberedPage } from '@/lib/public/archive-route';
import { publicContent } from '@/lib/public/read-for-page';
import { archiveMetadata } from '@/lib/seo/archive-metadata';

/** In seconds. The page is also rendered again after a change in the database. */
export const revalidate = 3_600;

const read = () => readNumberedPage(() => publicContent('Blog'), '1');

export async function generateMetadata(): Promise<Metadata> {
  return archiveMetadata(archives.blogs, (await read()).page);
}

export default async function BlogsPage() {
  return <BlogArchive {...(await read())} />;
}
