import type { Metadata } from 'next';
import { BlogArchive } from '@/components/sections/archive/blog-archive';
import { archives } from '@/content/archives';
import { readNumberedPage } from '@/lib/pages/archive-route';
import { publicRecords } from '@/lib/pages/public-content';
import { archiveMetadata } from '@/lib/seo/archive-metadata';

/** The revalidation interval in seconds. Because this page has one, the server renders it before reporting ready. */
export const revalidate = 3_600;

const read = () => readNumberedPage(() => publicRecords('Blog'), '1');

export async function generateMetadata(): Promise<Metadata> {
  return archiveMetadata(archives.blogs, await read());
}

export default async function BlogsPage() {
  return <BlogArchive {...(await read())} />;
}
