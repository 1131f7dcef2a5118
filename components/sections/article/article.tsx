import { ArticleList } from '@/components/sections/article-links/article-list';
import { TextPage } from '@/components/sections/text-page/text-page';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { type ArticleKey, articleLabels, articles, type Article as Content } from '@/content/articles';
import styles from './article.module.scss';

const keys = Object.keys(articles) as ArticleKey[];

type ArticleProps = { article: Content };

/** A built-in article, followed by links to a related page and to the other built-in articles. */
export function Article({ article: { path, heading, lead, picture, sections, related } }: ArticleProps) {
  return (
    <TextPage
      path={path}
      name={articleLabels.eyebrow}
      heading={heading}
      lead={lead}
      contentsLabel={articleLabels.contents}
      sections={sections}
      picture={<ProductPicture picture={picture} sizes="(min-width: 48rem) 40vw, 90vw" priority />}
    >
      <aside className={styles.related} aria-labelledby="related-heading">
        <h2 id="related-heading">{articleLabels.related}</h2>
        <ButtonLink kind="primary" href={related.href}>
          {related.label}
        </ButtonLink>
        <ArticleList articles={keys.filter((key) => articles[key].path !== path)} />
      </aside>
    </TextPage>
  );
}
