import { SearchForm } from '@/components/site/search-form/search-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { Section } from '@/components/ui/section/section';
import { labels } from '@/content/interface';
import { search } from '@/content/search';
import { pageTrail } from '@/lib/seo/page-trail';
import styles from './search.module.scss';

/** The search page. The server fills in the query and inserts the results into `#search-results`. */
export function Search() {
  const { path, heading } = search;
  return (
    <Section id="search" className={styles.section}>
      <Breadcrumbs label={labels.breadcrumbs} trail={pageTrail(path)} current={heading} />
      <div className={styles.head}>
        <h1 id="search-heading">{heading}</h1>
        <SearchForm look="page" />
      </div>
      <div id="search-results" className={styles.results} />
    </Section>
  );
}
