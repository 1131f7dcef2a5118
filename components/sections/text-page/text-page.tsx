import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Prose } from '@/components/ui/prose/prose';
import { labels } from '@/content/interface';
import type { TextSection } from '@/content/types';
import { pageTrail } from '@/lib/seo/page-trail';
import { ContentsList } from './contents-list';
import styles from './text-page.module.scss';
import { TextSections } from './text-sections';

export type TextPageProps = {
  heading: string;
  lead: string;
  contentsLabel: string;
  sections: TextSection[];
  path: string;
  /** The page's name in the breadcrumbs; by default, the heading. */
  name?: string;
  /** Shown below the lead. */
  below?: ReactNode;
  /** Shown beside the heading and the lead. */
  picture?: ReactNode;
  /** Shown at the end of the text. */
  children?: ReactNode;
};

/** A page for continuous reading: heading, lead, contents and text. */
export function TextPage({
  path,
  heading,
  name = heading,
  lead,
  contentsLabel,
  sections,
  below,
  picture,
  children,
}: TextPageProps) {
  return (
    <article className={styles.page}>
      <header className={clsx(styles.head, picture && styles.pictured)}>
        <Breadcrumbs label={labels.breadcrumbs} trail={pageTrail(path)} current={name} />
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {below}
        {picture && <div className={styles.picture}>{picture}</div>}
      </header>
      <div className={styles.columns}>
        <ContentsList label={contentsLabel} sections={sections} />
        <Prose className={styles.text}>
          <TextSections sections={sections} />
          {children}
        </Prose>
      </div>
    </article>
  );
}
