import { ArticleLinks } from '@/components/sections/article-links/article-links';
import { Certificates } from '@/components/sections/certificates/certificates';
import { Downloads } from '@/components/sections/downloads/downloads';
import { PageBanner } from '@/components/sections/page-banner/page-banner';
import { ProductRange } from '@/components/sections/product-range/product-range';
import { PublicPage, type PublicPageProps } from '@/components/sections/public-page/public-page';
import type { ProductFamily } from '@/content/products';

export type ProductPageProps = Pick<PublicPageProps, 'path' | 'graph'> & {
  family: ProductFamily;
  /** The slug of the product that the page is about; the page is the family's if left out. */
  product?: string;
};

/** The page of a product family, or of one of its products with the family around it. */
export function ProductPage({ family, product, path, graph }: ProductPageProps) {
  const { banner, downloads, enquiry, articles } = family;
  return (
    <PublicPage path={path} graph={graph}>
      {!product && <PageBanner banner={banner} path={family.path} mobileCut />}
      <ProductRange family={family} product={product} />
      <Certificates />
      <Downloads files={downloads} enquiry={enquiry} />
      {articles && <ArticleLinks articles={articles} />}
    </PublicPage>
  );
}
