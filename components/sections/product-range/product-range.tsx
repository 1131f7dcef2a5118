import { SectionHead } from '@/components/sections/section-head/section-head';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Section } from '@/components/ui/section/section';
import { Tabs, type TabsProps } from '@/components/ui/tabs/tabs';
import { labels } from '@/content/interface';
import type { ProductFamily } from '@/content/products';
import { pageTrail } from '@/lib/seo/page-trail';
import { ProductPanel } from './product-panel';
import styles from './product-range.module.scss';

type ProductRangeProps = {
  family: ProductFamily;
  /** The slug of the page's product; omitted on the family's page. */
  product?: string;
};

const sizes = { strip: '3rem', tile: '(min-width: 48rem) 15rem, 4rem' };

const tabsOf = ({ tabs, path }: ProductFamily, product?: string): TabsProps['tabs'] =>
  tabs.map((tab) => ({
    key: tab.slug,
    label: tab.name,
    href: `${path}/${tab.slug}`,
    title: tab.meta.title,
    icon: (
      <ProductPicture
        picture={tab.picture}
        sizes={product ? sizes.strip : sizes.tile}
        thumbnail={Boolean(product)}
        small
        decorative
      />
    ),
    content: <ProductPanel tab={tab} landing={Boolean(product)} priority={tab.slug === product} />,
  }));

/** A family's products as tabs, each with its own URL. */
export function ProductRange({ family, product }: ProductRangeProps) {
  const { range, path } = family;
  const tabs = tabsOf(family, product);
  if (product) {
    return (
      <Section id={range.id} className={styles.landing}>
        <Breadcrumbs label={labels.breadcrumbs} trail={pageTrail(`${path}/${product}`)} />
        <p id={`${range.id}-heading`} className="visually-hidden">
          {range.heading}
        </p>
        <Tabs
          label={range.tabsLabel}
          selected={product}
          labels={labels}
          look="strip"
          headingLevel={1}
          tabs={tabs}
        />
      </Section>
    );
  }
  return (
    <Section id={range.id} className={styles.section}>
      <SectionHead id={range.id} heading={range.heading} intro={range.intro} />
      <Tabs label={range.tabsLabel} labels={labels} tabs={tabs} />
    </Section>
  );
}
