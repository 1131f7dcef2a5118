import { TextLink } from '@/components/ui/text-link/text-link';
import type { TextSection } from '@/content/types';
import { languageAttributes, SITE_LANGUAGE, siteAttributes } from '@/lib/model/languages';
import styles from './contents-list.module.scss';

type ContentsListProps = {
  label: string;
  sections: Pick<TextSection, 'id' | 'heading'>[];
  /** The language of the headings. */
  language?: string;
};

/** Links to a long page's headings. On wide screens, the links stay in view while the text scrolls. */
export function ContentsList({ label, sections, language = SITE_LANGUAGE }: ContentsListProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading" {...siteAttributes(language)}>
      <h2 id="contents-heading" className={styles.heading}>
        {label}
      </h2>
      <ol className={styles.list} role="list" {...languageAttributes(language)}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <TextLink className={styles.link} href={`#${id}`}>
              {heading}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
