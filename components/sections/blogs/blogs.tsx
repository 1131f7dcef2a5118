import { ScrollList } from '@/components/ui/scroll-list/scroll-list';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { home } from '@/content/home';
import { labels } from '@/content/interface';
import type { Blog } from '@/lib/model/records';
import { BlogCard } from './blog-card';
import styles from './blogs.module.scss';

type BlogsProps = { blogs: Blog[] };

const { id, heading, listLabel, empty, all } = home.blogs;

/** The newest blogs and published papers, with a link to all of them. */
export function Blogs({ blogs }: BlogsProps) {
  return (
    <Section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {blogs.length > 0 && (
          <TextLink className={styles.all} href={all.href}>
            {all.label}
          </TextLink>
        )}
      </div>
      {blogs.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ScrollList label={listLabel} more={labels.scrollForMore}>
          {blogs.map((blog) => (
            <BlogCard key={blog.id} blog={blog} />
          ))}
        </ScrollList>
      )}
    </Section>
  );
}
