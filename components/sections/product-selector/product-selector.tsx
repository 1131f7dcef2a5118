import { SectionHead } from '@/components/sections/section-head/section-head';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { DisclosureGroup } from '@/components/ui/disclosure-group/disclosure-group';
import { Section } from '@/components/ui/section/section';
import { home } from '@/content/home';
import { labels } from '@/content/interface';
import styles from './product-selector.module.scss';
import { SelectorPanel } from './selector-panel';

const { id, heading, intro, tiles } = home.selector;

/** The `sizes` attribute of a tile's picture, with six, three or two tiles per row. */
const TILE_SIZES = '(min-width: 75rem) 9rem, (min-width: 48rem) 26vw, 38vw';

/** Six tiles, each of which opens a panel. */
export function ProductSelector() {
  return (
    <Section id={id} ground="lilac" className={styles.section}>
      <SectionHead id={id} heading={heading} intro={intro} />
      <DisclosureGroup
        className={styles.tiles}
        labels={labels}
        disclosures={tiles.map((tile) => ({
          key: tile.key,
          name: tile.name,
          heading: tile.heading,
          icon: <ProductPicture picture={tile.picture} sizes={TILE_SIZES} decorative />,
          content: <SelectorPanel tile={tile} />,
        }))}
      />
    </Section>
  );
}
