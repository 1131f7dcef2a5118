import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { CountUp } from '@/components/ui/count-up/count-up';
import { Section } from '@/components/ui/section/section';
import { home } from '@/content/home';
import type { Footprint } from '@/lib/model/records';
import { revisionMark } from '@/lib/publishing/revision-mark';
import styles from './footprint.module.scss';

type FootprintFiguresProps = {
  footprint: Footprint;
  /** The buttons for editing and publishing the figures, in admin mode. */
  children?: ReactNode;
};

/** The number of characters that fit on one line of a tile, even with the spacing that readers may set. */
const FITTING = 5;

const { id, heading, picture, tiles } = home.footprint;

/** Four figures, exactly as staff typed them. They count up for visitors, but not beside the buttons for staff. */
export function FootprintFigures({ footprint, children }: FootprintFiguresProps) {
  const Figure = children ? Fragment : CountUp;
  const mark = revisionMark({ collection: 'GlobalFootprint', ...footprint });
  return (
    <Section id={id} ground="lilac" className={styles.section}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <ProductPicture
        className={styles.map}
        picture={picture}
        sizes="(min-width: 80rem) 72rem, 92vw"
        decorative
      />
      <dl className={styles.figures} data-record={mark}>
        {tiles.map(({ field, label }) => (
          <div key={field} className={styles.tile}>
            <dt className={styles.label}>{label}</dt>
            <dd className={clsx(styles.value, footprint[field].length > FITTING && styles.long)}>
              <Figure>{footprint[field]}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Section>
  );
}
