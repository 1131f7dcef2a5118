import { TextLink } from '@/components/ui/text-link/text-link';
import { home } from '@/content/home';
import { languageAttributes, siteAttributes } from '@/lib/model/languages';
import type { Media } from '@/lib/model/records';
import { revisionMark } from '@/lib/publishing/revision-mark';
import styles from './press-mentions.module.scss';

type MentionProps = {
  mention: Media;
  /** The mention's URL fragment. */
  anchor?: string;
};

const { readMore } = home.press;

/** A press mention: year, outlet, title, description and link. */
export function Mention({ mention, anchor }: MentionProps) {
  const { lang, dir } = languageAttributes(mention.language);
  return (
    <article
      id={anchor}
      className={styles.mention}
      data-record={revisionMark({ collection: 'Media', ...mention })}
      lang={lang}
    >
      <p className={styles.source}>
        <span className={styles.year}>{mention.year}</span> <bdi>{mention.media}</bdi>
      </p>
      <div className={styles.text} dir={dir}>
        <h3>{mention.title}</h3>
        {mention.description && <p className={styles.description}>{mention.description}</p>}
        {mention.link && (
          <TextLink className={styles.link} href={mention.link}>
            <span {...siteAttributes(mention.language)}>{readMore}</span>
            <span className="visually-hidden">: {mention.title}</span>
          </TextLink>
        )}
      </div>
    </article>
  );
}
