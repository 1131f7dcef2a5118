import { notFound } from 'next/navigation';
import { Article } from '@/components/sections/article/article';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { articles } from '@/content/articles';
import { article as articleNode } from '@/lib/seo/json-ld/article';
import { entryMetadata } from '@/lib/seo/page-metadata';

type ArticleParams = { article: string };
type ArticlePageProps = { params: Promise<ArticleParams> };

const all = Object.values(articles);

export const dynamicParams = false;
export const generateStaticParams = (): ArticleParams[] =>
  all.map(({ path }) => ({ article: path.slice(1) }));

const articleAt = ({ article }: ArticleParams) =>
  all.find(({ path }) => path === `/${article}`) ?? notFound();

export const generateMetadata = async ({ params }: ArticlePageProps) =>
  entryMetadata(articleAt(await params).path);

export default async function ArticlePage({ params }: ArticlePageProps) {
  const article = articleAt(await params);
  return (
    <PublicPage path={article.path} graph={{ mainEntity: articleNode(article) }}>
      <Article article={article} />
    </PublicPage>
  );
}
