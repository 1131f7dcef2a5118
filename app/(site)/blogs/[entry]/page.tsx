import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogArchive } from '@/components/sections/archive/blog-archive';
import { BlogArticle } from '@/components/sections/blog-article/blog-article';
import { archives } from '@/content/archives';
import { archiveParams } from '@/lib/public/archive';
import { readNumberedPage } from '@/lib/public/archive-route';
import { parsedArticle } from '@/lib/public/parsed-article';
import { publicArticle, publicContent } from '@/lib/public/read-for-page';
import { archiveMetadata } from '@/lib/seo/archive-metadata';
import { articleMetadata } from '@/lib/seo/article-metadata';

/** The build renders the numbered pages. Articles are rendered on demand. */
export const dynamicParams = true;
/** In seconds. The page is also rendered again after a change in the database. */
export const revalidate = 3_600;

export const generateStaticParams = () =>
  archiveParams().flatMap(({ page: [entry] }) => (entry === undefined ? [] : [{ entry }]));

type EntryProps = { params: Promise<{ entry: string }> };

const isNumber = (entry: string) => /^\d+$/.test(entry);

const readPage = (entry: string) => readNumberedPage(() => publicContent('Blog'), entry);

const readArticle = async (entry: string) => (await publicArticle(entry)) ?? notFound();

export async function generateMetadata({ params }: EntryProps): Promise<Metadata> {
  const { entry } = await params;
  if (isNumber(entry)) return archiveMetadata(archives.blogs, (await readPage(entry)).page);
  return articleMetadata(await readArticle(entry));
}

export default async function BlogsEntryPage({ params }: EntryProps) {
  const { entry } = await params;
  if (isNumber(entry)) return <BlogArchive {...(await readPage(entry))} />;
  const article = await readArticle(entry);
  return <BlogArticle {...article} parsed={await parsedArticle(article.blog)} />;
}
