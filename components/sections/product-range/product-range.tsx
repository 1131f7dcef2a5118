import { SectionHead } from '@/components/sections/section-head/section-head';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { Section } from '@/components/ui/section/section';
import { Tabs } from '@/components/ui/tabs/tabs';
import { labels } from '@/content/interface';
import type { ProductFamily } from '@/content/products';
import { ProductPanel } from './product-panel';
import styles from './product-range.module.scss';

export type ProductRangeProps = {
  family: ProductFamily;
  /** The slug of the open tab; the first one if left out. */
  selected?: string;
};

/** The products of a family, one tab each, every tab with an address of its own. */
export function ProductRange({ family, selected }: ProductRangeProps) {
  const { range, tabs, path } = family;
  return (
    <Section id={range.id} className={styles.section}>
      <SectionHead id={range.id} heading={range.heading} intro={range.intro} />
      <Tabs
        label={range.tabsLabel}
        selected={selected}
        labels={labels}
        tabs={tabs.map((tab) => ({
          key: tab.slug,
          label: tab.name,
          href: `${path}/${tab.slug}`,
          title: tab.meta.title,
          icon: <ProductPicture picture={tab.picture} sizes="10rem" decorative />,
          content: <ProductPanel tab={tab} />,
        }))}
      />
    </Section>
  );
}
