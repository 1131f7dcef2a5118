import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CopyLink, type CopyLinkLabels } from '@/components/ui/copy-link/copy-link';
import styles from './disclosure-group.module.scss';

type Disclosure = {
  /** The panel's id, which is also its URL fragment. */
  key: string;
  /** The tile's text, which is also its accessible name. */
  name: string;
  /** A decorative picture or icon on the tile. */
  icon?: ReactNode;
  heading: string;
  content: ReactNode;
};

type DisclosureGroupProps = {
  disclosures: Disclosure[];
  labels: CopyLinkLabels & { close: string };
  className?: string;
};

/**
 * Tiles in rows. A tile opens its panel across the full width below its row, and at most one panel is open. As
 * served, the tiles are links and every panel is readable. A script turns the links into a group of disclosure buttons.
 * `<details name>` would need no script, but its content can leave the tile's column only in browsers that can lay out
 * `::details-content`. Opening it would not change the URL, so an open panel could be neither shared nor closed with
 * Back.
 */
export function DisclosureGroup({ disclosures, labels, className }: DisclosureGroupProps) {
  return (
    <ui-disclosure-group className={clsx(styles.group, className)}>
      {disclosures.map(({ key, name, icon, heading, content }) => [
        <a key={key} id={`${key}-tile`} className={styles.tile} href={`#${key}`} data-opens={key}>
          {icon && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <span className={styles.name}>{name}</span>
        </a>,
        <section
          key={`${key}-panel`}
          id={key}
          className={styles.panel}
          aria-labelledby={`${key}-heading`}
          data-panel
        >
          <div className={styles.content}>
            <div className={styles.head}>
              <h3 id={`${key}-heading`}>{heading}</h3>
              <div className={styles.tools}>
                <CopyLink href={`#${key}`} name={heading} labels={labels} />
                <button
                  className={styles.close}
                  type="button"
                  aria-label={`${labels.close}: ${heading}`}
                  data-closes={key}
                >
                  {labels.close}
                </button>
              </div>
            </div>
            {content}
          </div>
        </section>,
      ])}
    </ui-disclosure-group>
  );
}
