import { ArticleLinks } from '@/components/sections/article-links/article-links';
import { Certificates } from '@/components/sections/certificates/certificates';
import { Downloads } from '@/components/sections/downloads/downloads';
import { PageBanner } from '@/components/sections/page-banner/page-banner';
import { ProductRange } from '@/components/sections/product-range/product-range';
import { PublicPage, type PublicPageProps } from '@/components/sections/public-page/public-page';
import { type ProductFamily, type ProductTab, productLabels } from '@/content/products';
import type { MailDraft } from '@/content/types';
import { documentsAbout } from '@/lib/public/documents';
import { publicContent } from '@/lib/public/read-for-page';
import { fill } from '@/lib/text/fill';

export type ProductPageProps = Pick<PublicPageProps, 'path' | 'graph'> & {
  family: ProductFamily;
  /** The slug of the page's product; omitted on the family's page. */
  product?: string;
};

const familyKey = ({ path }: ProductFamily) => path.split('/').at(-1) ?? '';

/** Returns an email that requests details of the page's product or family. */
function enquiryAbout({ enquiry }: ProductFamily, product: ProductTab | undefined): MailDraft {
  if (!product) return enquiry;
  const about = (text: string) => fill(text, { product: product.name });
  return {
    ...enquiry,
    subject: about(productLabels.enquirySubject),
    body: about(productLabels.enquiryBody),
  };
}

/** The page of a product family, or of one of its products. */
export async function ProductPage({ family, product, path, graph }: ProductPageProps) {
  const { banner, downloads, articles } = family;
  const about = { family: familyKey(family), product, files: downloads };
  const { files, documents, hasMore } = documentsAbout(await publicContent('Link'), about);
  const subject = family.tabs.find(({ slug }) => slug === product);
  return (
    <PublicPage path={path} graph={graph}>
      {!product && <PageBanner banner={banner} path={family.path} mobileCut />}
      <ProductRange family={family} product={product} />
      <Certificates product={product} />
      <Downloads
        documents={documents}
        hasMore={hasMore}
        files={files}
        enquiry={enquiryAbout(family, subject)}
        about={subject?.name ?? family.name}
      />
      {articles && <ArticleLinks articles={articles} />}
    </PublicPage>
  );
}
