import type { ReactNode } from 'react';
import { Picture } from '@/components/site/picture/picture';
import { TextLink } from '@/components/ui/text-link/text-link';
import { home } from '@/content/home';
import { pictures } from '@/content/pictures';
import { blogAddress } from '@/lib/articles/shelf';
import { languageAttributes, siteAttributes } from '@/lib/model/languages';
import type { Blog } from '@/lib/model/records';
import { drawingAddress } from '@/lib/pictures/picture-files';
import { revisionMark } from '@/lib/publishing/revision-mark';
import { fileAddress } from '@/lib/records/file-address';
import styles from './blog-card.module.scss';

type BlogCardProps = {
  blog: Blog;
  /** Whether the card's picture is the page's main picture. */
  isFirst?: boolean;
  /** The card's URL fragment. */
  anchor?: string;
  /** The buttons for the blog's actions, in admin mode. */
  children?: ReactNode;
};

const { defaultPicture, readMore } = home.blogs;

function BlogPicture({ blog, isFirst }: BlogCardProps) {
  if (!blog.image) {
    return (
      <picture className={styles.picture} {...siteAttributes(blog.language)}>
        <img
          src={drawingAddress(defaultPicture)}
          alt={pictures[defaultPicture].alt}
          width={640}
          height={400}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      </picture>
    );
  }
  const sizes = '(min-width: 48rem) 16rem, 90vw';
  return (
    <Picture
      className={styles.picture}
      src={fileAddress(blog.image)}
      alt={blog.imageDecorative ? '' : blog.imageAlt}
      width={640}
      height={400}
      sizes={sizes}
      priority={isFirst}
    />
  );
}

/** A blog's picture, title, description and link. */
export function BlogCard({ blog, isFirst, anchor, children }: BlogCardProps) {
  const address = blogAddress(blog);
  const { lang, dir } = languageAttributes(blog.language);
  return (
    <article
      id={anchor}
      className={styles.card}
      data-record={revisionMark({ collection: 'Blog', ...blog })}
      lang={lang}
    >
      <BlogPicture blog={blog} isFirst={isFirst} />
      <div className={styles.text} dir={dir}>
        <h3>{blog.title}</h3>
        {blog.description && <p className={styles.description}>{blog.description}</p>}
        {address && (
          <TextLink className={styles.link} href={address}>
            <span {...siteAttributes(blog.language)}>{readMore}</span>
            <span className="visually-hidden">: {blog.title}</span>
          </TextLink>
        )}
        {children}
      </div>
    </article>
  );
}
