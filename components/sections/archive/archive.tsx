import type { ReactNode } from 'react';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Archive as ArchiveContent } from '@/content/archives';
import { labels, pagination } from '@/content/interface';
import { site } from '@/content/site';
import { archivePath } from '@/lib/public/archive';
import { archiveMeta } from '@/lib/seo/archive-metadata';
import { pageTrail } from '@/lib/seo/page-trail';
import styles from './archive.module.scss';
import { Pagination } from './pagination';

type ArchiveProps = {
  archive: ArchiveContent;
  page: number;
  pageCount: number;
  /** The page's records, each under a third-level heading. */
  children: ReactNode[];
  /** A section below the records. */
  below?: ReactNode;
};

/** A page of an archive, with pagination. */
export function Archive({ archive, page, pageCount, children, below }: ArchiveProps) {
  const { heading, intro, empty } = archive;
  const path = archivePath(archive.path, page);
  return (
    <PublicPage path={path} meta={archiveMeta(archive, page)}>
      <Section id="archive" className={styles.archive}>
        <Breadcrumbs label={labels.breadcrumbs} trail={pageTrail(path)} current={heading} />
        <div className={styles.head}>
          <h1 id="archive-heading">{heading}</h1>
          <p className={styles.intro}>{intro}</p>
          <p>
            <TextLink href={site.feed.path}>{site.feed.linkLabel}</TextLink>
          </p>
        </div>
        {children.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <div className={styles.records}>
            <h2 className={styles.position}>
              {pagination.page} {page} {pagination.of} {pageCount}
            </h2>
            {children}
          </div>
        )}
        <Pagination path={archive.path} page={page} pageCount={pageCount} />
      </Section>
      {below}
    </PublicPage>
  );
}
