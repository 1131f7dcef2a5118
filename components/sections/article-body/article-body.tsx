import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Picture } from '@/components/site/picture/picture';
import { articlePage } from '@/content/article-page';
import { siteAttributes } from '@/lib/model/languages';
import { textIn } from '@/lib/model/text-in';
import styles from './article-body.module.scss';

type ArticleBodyProps = {
  /** The output of `parseArticle`, which contains only allowed elements. */
  tree: Root;
  language: string;
};

/** The id of the heading above the footnotes. */
const SOURCES = 'footnote-label';

const SIZES = '(min-width: 48rem) 38rem, 90vw';

/** Returns the article's elements, of which some contain the site's words. */
const componentsIn = (language: string): Partial<Components> => ({
  img: ({ src, alt = '', width, height }) => (
    <Picture src={String(src)} alt={alt} width={Number(width)} height={Number(height)} sizes={SIZES} />
  ),
  // A wide table scrolls in its own area.
  table: ({ node: _, ...table }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.scroll} aria-label={articlePage.table} tabIndex={0}>
      <table {...table} />
    </section>
  ),
  div: ({ node: _, children, ...callout }) => (
    <div {...callout} role="note">
      <p className={styles.calloutTitle} {...siteAttributes(language)}>
        {textIn(callout, 'data-callout') === 'caution'
          ? articlePage.callouts.caution
          : articlePage.callouts.note}
      </p>
      {children}
    </div>
  ),
  h2: ({ node: _, ...heading }) => (
    <h2 {...heading} {...(heading.id === SOURCES && siteAttributes(language))} />
  ),
});

/** The parsed text of an article. */
export function ArticleBody({ tree, language }: ArticleBodyProps) {
  const components = componentsIn(language);
  return <div className={styles.body}>{toJsxRuntime(tree, { Fragment, jsx, jsxs, components })}</div>;
}
