import { TextLink } from '@/components/ui/text-link/text-link';
import { type ArticleKey, articles as all } from '@/content/articles';
import styles from './article-links.module.scss';

type ArticleListProps = { articles: readonly ArticleKey[] };

/** Links to the given built-in articles, each with a summary. */
export function ArticleList({ articles }: ArticleListProps) {
  return (
    <ul className={styles.list} role="list">
      {articles.map((key) => (
        <li key={key} className={styles.article}>
          <TextLink className={styles.link} href={all[key].path}>
            {all[key].heading}
          </TextLink>
          <p className={styles.about}>{all[key].meta.description}</p>
        </li>
      ))}
    </ul>
  );
}
