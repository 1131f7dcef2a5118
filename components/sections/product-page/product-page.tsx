import { Certificates } from '@/components/sections/certificates/certificates';
import { Downloads } from '@/components/sections/downloads/downloads';
import { PageBanner } from '@/components/sections/page-banner/page-banner';
import { ProductRange } from '@/components/sections/product-range/product-range';
import { PublicPage, type PublicPageProps } from '@/components/sections/public-page/public-page';
import type { ProductFamily } from '@/content/products';

export type ProductPageProps = Pick<PublicPageProps, 'path' | 'graph'> & {
  family: ProductFamily;
  /** The slug of the tab that is open; the first one if left out. */
  selected?: string;
};

/** The page of a product family, whichever of its tabs is open. */
export function ProductPage({ family, selected, path, graph }: ProductPageProps) {
  const { banner, downloads, enquiry } = family;
  return (
    <PublicPage path={path} graph={graph}>
      <PageBanner banner={banner} path={family.path} mobileCut />
      <ProductRange family={family} selected={selected} />
      <Certificates />
      <Downloads files={downloads} enquiry={enquiry} />
    </PublicPage>
  );
}
