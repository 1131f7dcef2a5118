import type { ReactNode } from 'react';
import { ProductPicture } from '@/components/site/product-picture/product-picture';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { StatusPage as Content } from '@/content/status-pages';
import styles from './status-page.module.scss';

export type StatusPageProps = {
  page: Content;
  /** Shown above the links. */
  children?: ReactNode;
};

/** Explains a problem, with links to continue. */
export function StatusPage({ page: { heading, text, picture, links }, children }: StatusPageProps) {
  const [first, ...others] = links;
  return (
    <section className={styles.page} aria-labelledby="status-heading">
      <div className={styles.text}>
        <h1 id="status-heading">{heading}</h1>
        {text && <p className={styles.lede}>{text}</p>}
        {children}
        {first && (
          // The form above has the main button.
          <ButtonLink kind={children ? 'secondary' : 'primary'} href={first.href}>
            {first.label}
          </ButtonLink>
        )}
        <ul className={styles.links} role="list">
          {others.map(({ label, href }) => (
            <li key={href}>
              <TextLink className={styles.link} href={href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      {/* No `priority`, because Next includes the “not found” page in every page and would preload its picture there. */}
      <ProductPicture picture={picture} sizes="(min-width: 62rem) 38rem, 90vw" />
    </section>
  );
}
