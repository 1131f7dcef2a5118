import { ArticleLinks } from '@/components/sections/article-links/article-links';
import { Kit } from '@/components/sections/kit/kit';
import { KitOrder } from '@/components/sections/kit-order/kit-order';
import { PageBanner } from '@/components/sections/page-banner/page-banner';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { trivus } from '@/content/trivus';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/trivus';

/** In seconds. The page is also rendered again after a change in the database. Documents expire without one. */
export const revalidate = 3_600;

export const metadata = entryMetadata(path);

export default function TrivusPage() {
  return (
    <PublicPage path={path}>
      <PageBanner banner={trivus.banner} path={path} />
      <Kit />
      <KitOrder />
      <ArticleLinks articles={trivus.articles} />
    </PublicPage>
  );
}
