import { Section } from '@/components/ui/section/section';
import { type ArticleKey, articleLabels } from '@/content/articles';
import styles from './article-links.module.scss';
import { ArticleList } from './article-list';

type ArticleLinksProps = { articles: readonly ArticleKey[] };

const id = 'articles';

/** A section with links to the given built-in articles. */
export function ArticleLinks({ articles }: ArticleLinksProps) {
  return (
    <Section id={id} className={styles.section}>
      <h2 id={`${id}-heading`}>{articleLabels.articles}</h2>
      <ArticleList articles={articles} />
    </Section>
  );
}
