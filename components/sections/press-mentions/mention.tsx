import { TextLink } from '@/components/ui/text-link/text-link';
import { home } from '@/content/home';
import type { Media } from '@/lib/model/records';
import { revisionMark } from '@/lib/publishing/revision-mark';
import styles from './press-mentions.module.scss';

export type MentionProps = {
  mention: Media;
  /** The mention's URL fragment. */
  anchor?: string;
};

const { readMore } = home.press;

/** A press mention: year, outlet, title, description and link. */
export function Mention({ mention, anchor }: MentionProps) {
  return (
    <article
      id={anchor}
      className={styles.mention}
      data-record={revisionMark({ collection: 'Media', ...mention })}
    >
      <p className={styles.source}>
        <span className={styles.year}>{mention.year}</span> {mention.media}
      </p>
      <div className={styles.text}>
        <h3>{mention.title}</h3>
        {mention.description && <p className={styles.description}>{mention.description}</p>}
        {mention.link && (
          <TextLink className={styles.link} href={mention.link}>
            {readMore}
            <span className="visually-hidden">: {mention.title}</span>
          </TextLink>
        )}
      </div>
    </article>
  );
}
