import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { ifu } from '@/content/ifu';
import { changesPage } from '@/content/ifu/changes';
import { paperPage } from '@/content/ifu/paper';
import { labels } from '@/content/interface';
import { pageTrail } from '@/lib/seo/page-trail';
import { FindForm } from './find-form';
import styles from './ifu.module.scss';

/** The page for finding instructions for use. The server fills in the query and inserts the documents. */
export function Ifu() {
  const { path, heading, lead, paper, changes } = ifu;
  return (
    <Section id="ifu" className={styles.section}>
      <Breadcrumbs label={labels.breadcrumbs} trail={pageTrail(path)} current={heading} />
      <div className={styles.head}>
        <h1 id="ifu-heading">{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <FindForm />
      </div>
      <div id="ifu-results" className={styles.results} />
      <p className={styles.note}>
        {paper.intro} <TextLink href={paperPage.path}>{paper.link}</TextLink>
      </p>
      <p className={styles.note}>
        <TextLink href={changesPage.path}>{changes}</TextLink>
      </p>
    </Section>
  );
}
