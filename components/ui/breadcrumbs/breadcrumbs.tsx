import { TextLink } from '@/components/ui/text-link/text-link';
import { languageAttributes, SITE_LANGUAGE, siteAttributes } from '@/lib/model/languages';
import styles from './breadcrumbs.module.scss';

export type BreadcrumbsProps = {
  label: string;
  /** The page's ancestors, starting with the home page. */
  trail: { label: string; href: string }[];
  /** The page's name; omitted if its heading follows immediately. */
  current?: string;
  /** The language of the page's name. */
  language?: string;
};

/** Links to the page's ancestors, followed by the page's name if it is given. */
export function Breadcrumbs({ label, trail, current, language = SITE_LANGUAGE }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label} {...siteAttributes(language)}>
      <ol className={styles.list} role="list">
        {trail.map(({ label: name, href }) => (
          <li key={href} className={styles.item}>
            <TextLink className={styles.link} href={href}>
              {name}
            </TextLink>
          </li>
        ))}
        {current && (
          <li className={styles.item} aria-current="page" {...languageAttributes(language)}>
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
