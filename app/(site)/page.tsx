import { About } from '@/components/sections/about/about';
import { Blogs } from '@/components/sections/blogs/blogs';
import { FootprintFigures } from '@/components/sections/footprint/footprint';
import { HomeBanner } from '@/components/sections/home-banner/home-banner';
import { MissionVision } from '@/components/sections/mission-vision/mission-vision';
import { PressMentions } from '@/components/sections/press-mentions/press-mentions';
import { ProductAreas } from '@/components/sections/product-areas/product-areas';
import { ProductSelector } from '@/components/sections/product-selector/product-selector';
import { PromoBanner } from '@/components/sections/promo-banner/promo-banner';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { home } from '@/content/home';
import { newest } from '@/lib/public/archive';
import { publicContent } from '@/lib/public/read-for-page';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/';

/** In seconds. The page is also rendered again after a change in the database. */
export const revalidate = 3_600;

export const metadata = entryMetadata(path);

export default async function HomePage() {
  const [mentions, blogs, footprint] = await Promise.all([
    publicContent('Media'),
    publicContent('Blog'),
    publicContent('GlobalFootprint'),
  ]);
  return (
    <PublicPage path={path}>
      <HomeBanner />
      <MissionVision />
      <About />
      <ProductAreas />
      <ProductSelector />
      <PromoBanner promo={home.promos.respiratory} look="ledger" />
      <PromoBanner promo={home.promos.omicron} look="row" />
      <PressMentions mentions={newest(mentions)} />
      <Blogs blogs={newest(blogs)} />
      <FootprintFigures footprint={footprint} />
    </PublicPage>
  );
}
