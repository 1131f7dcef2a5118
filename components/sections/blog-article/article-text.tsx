import { ArticleBody } from '@/components/sections/article-body/article-body';
import { ContentsList } from '@/components/sections/text-page/contents-list';
import { Picture } from '@/components/site/picture/picture';
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs';
import { TextLink } from '@/components/ui/text-link/text-link';
import { archives } from '@/content/archives';
import { articlePage } from '@/content/article-page';
import { authorOf } from '@/content/authors';
import { labels } from '@/content/interface';
import { pages } from '@/content/pages';
import { minutesOf, type ParsedArticle } from '@/lib/articles/markdown';
import { articlePath, type PublicArticle } from '@/lib/articles/shelf';
import { LANGUAGE_NAMES, LANGUAGES, languageAttributes, siteAttributes } from '@/lib/model/languages';
import type { Blog } from '@/lib/model/records';
import { revisionMark } from '@/lib/publishing/revision-mark';
import { fileAddress } from '@/lib/records/file-address';
import { formatDay, formatMinutes } from '@/lib/text/local-format';
import styles from './blog-article.module.scss';

export type ArticleTextProps = PublicArticle & { parsed: ParsedArticle };

/** The minimum number of headings for a table of contents. */
const LISTED_FROM = 4;

/** An article's ancestor pages, for its breadcrumbs. */
export const TRAIL = [
  { label: labels.home, href: '/' },
  { label: archives.blogs.heading, href: archives.blogs.path },
];

const DAY = 86_400_000;

type ArticleHeadProps = Pick<PublicArticle, 'blog' | 'translations'> & { words: number };

type PublishedDateProps = { label: string; date: Date; language: string };

function PublishedDate({ label, date, language }: PublishedDateProps) {
  return (
    <li>
      {label}{' '}
      <time dateTime={date.toISOString().slice(0, 10)} {...languageAttributes(language)}>
        {formatDay(date, language)}
      </time>
    </li>
  );
}

/** Links to an article's translations, with each language's name in that language. */
function Languages({ articles }: { articles: Blog[] }) {
  return (
    <li className={styles.languages}>
      {articlePage.otherLanguages}
      {articles.map(({ slug, language }) => (
        <TextLink
          key={slug}
          href={articlePath(slug)}
          hrefLang={language}
          lang={language}
          dir={LANGUAGES[language]?.dir ?? 'auto'}
        >
          {LANGUAGE_NAMES[language] ?? language}
        </TextLink>
      ))}
    </li>
  );
}

/** An article's title, description, author, dates and reading time. */
function ArticleHead({ blog, words, translations }: ArticleHeadProps) {
  const { language } = blog;
  const others = translations.filter(({ id }) => id !== blog.id);
  const published = blog.publishedAt ?? blog.publishAt;
  const updated = published && blog.updatedAt && blog.updatedAt.getTime() - published.getTime() > DAY;
  return (
    <div className={styles.head}>
      <p className={styles.eyebrow} {...siteAttributes(language)}>
        {articlePage.eyebrow}
      </p>
      <h1 className={styles.heading}>{blog.title}</h1>
      {blog.description && <p className={styles.lead}>{blog.description}</p>}
      <ul className={styles.facts} role="list" {...siteAttributes(language)}>
        <li>
          {articlePage.by} {authorOf(blog.author).name}
        </li>
        {published && <PublishedDate label={articlePage.published} date={published} language={language} />}
        {updated && blog.updatedAt && (
          <PublishedDate label={articlePage.updated} date={blog.updatedAt} language={language} />
        )}
        <li>
          {articlePage.readingTime}{' '}
          <span {...languageAttributes(language)}>{formatMinutes(minutesOf(words), language)}</span>
        </li>
        {others.length > 0 && <Languages articles={others} />}
      </ul>
    </div>
  );
}

function ArticleLink({ label, blog }: { label: string; blog: Blog }) {
  return (
    <li>
      <span className={styles.label}>{label}</span>
      <TextLink href={articlePath(blog.slug)} {...languageAttributes(blog.language)}>
        <bdi>{blog.title}</bdi>
      </TextLink>
    </li>
  );
}

function Around({ blog, previous, next, related }: PublicArticle) {
  const product = pages.find(({ path }) => path === blog.link && path !== '/');
  const listed = related.filter(({ id }) => id !== previous?.id && id !== next?.id);
  return (
    <nav className={styles.around} aria-labelledby="around-heading" {...siteAttributes(blog.language)}>
      <h2 id="around-heading">{articlePage.around}</h2>
      <ul className={styles.links} role="list">
        {next && <ArticleLink label={articlePage.next} blog={next} />}
        {previous && <ArticleLink label={articlePage.previous} blog={previous} />}
        {listed.map((other) => (
          <ArticleLink key={other.id} label={articlePage.related} blog={other} />
        ))}
        {product && (
          <li>
            <span className={styles.label}>{articlePage.products}</span>
            <TextLink href={product.path}>{product.label ?? product.meta.title.split(' | ')[0]}</TextLink>
          </li>
        )}
      </ul>
      <TextLink href={articlePage.all.href}>{articlePage.all.label}</TextLink>
    </nav>
  );
}

/** An article written in the admin, without the site's header and footer: heading, picture, text and related links. */
export function ArticleText({ parsed, ...article }: ArticleTextProps) {
  const { blog } = article;
  const { language } = blog;
  const { headings, tree, words } = parsed;
  const isListed = headings.length >= LISTED_FROM;
  return (
    <article
      className={styles.page}
      data-record={revisionMark({ collection: 'Blog', ...blog })}
      {...languageAttributes(language)}
    >
      <header className={styles.top}>
        <Breadcrumbs
          label={labels.breadcrumbs}
          trail={TRAIL}
          current={<span {...languageAttributes(language)}>{blog.title}</span>}
          {...siteAttributes(language)}
        />
        <ArticleHead blog={blog} words={words} translations={article.translations} />
        {blog.image && (
          <Picture
            className={styles.picture}
            src={fileAddress(blog.image)}
            alt={blog.imageDecorative ? '' : blog.imageAlt}
            width={1280}
            height={800}
            sizes="(min-width: 62rem) 40rem, 90vw"
            priority
          />
        )}
      </header>
      <div className={isListed ? styles.columns : undefined}>
        {isListed && <ContentsList label={articlePage.contents} sections={headings} language={language} />}
        <div className={styles.text}>
          <ArticleBody tree={tree} language={language} />
          <Around {...article} />
        </div>
      </div>
    </article>
  );
}
