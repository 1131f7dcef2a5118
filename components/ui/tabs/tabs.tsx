import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CopyLink, type CopyLinkLabels } from '@/components/ui/copy-link/copy-link';
import styles from './tabs.module.scss';

type Tab = {
  /** The panel's id, which is also its URL fragment. */
  key: string;
  label: string;
  /** The heading above the panel's content; by default, the label. */
  heading?: string;
  /** A decorative picture or icon above or beside the label. */
  icon?: ReactNode;
  /** The panel's own path, if any: the same page with this tab open. */
  href?: string;
  /** The document's title while the tab is open, for tabs with their own path. */
  title?: string;
  content: ReactNode;
};

export type TabsProps = {
  /** The accessible name of the set of tabs. */
  label: string;
  tabs: Tab[];
  /** The key of the initially open tab; by default, the first one. */
  selected?: string;
  look?: 'tiles' | 'strip' | 'segments' | 'symbols';
  /**
   * The level of the panels' headings. With 1, only the initially open panel has a heading of level 1, and the others
   * have level 2. The script then gives every heading level 1, because it shows one panel at a time.
   */
  headingLevel?: 1 | 3;
  labels: CopyLinkLabels;
};

function TabPanel({
  tab,
  place,
  initial,
  headingLevel,
  labels,
}: Pick<TabsProps, 'headingLevel' | 'labels'> & {
  tab: Tab;
  /** The position of the panel's tab, counted from 1. */
  place: number;
  initial: boolean;
}) {
  const { key, label, heading = label, href = `#${key}`, content } = tab;
  const ownLevel = initial ? 'h1' : 'h2';
  const Heading = headingLevel === 1 ? ownLevel : 'h3';
  return (
    <section
      id={key}
      className={styles.panel}
      aria-labelledby={`${key}-tab`}
      data-initial={initial || undefined}
      data-place={place}
      data-panel
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <Heading data-heading>{heading}</Heading>
          <CopyLink href={href} name={heading} labels={labels} />
        </div>
        {content}
      </div>
    </section>
  );
}

/**
 * Panels, one of which is shown at a time. The server renders a list of links, followed by every panel under its
 * heading. A script turns the links into a tablist with a URL for each tab.
 */
export function Tabs({
  label,
  tabs,
  selected = tabs[0]?.key,
  look = 'tiles',
  headingLevel = 3,
  labels,
}: TabsProps) {
  // If the headings have level 1, the page is about the selected tab, so that tab's panel comes first.
  const isOpening = ({ key }: Tab) => headingLevel === 1 && key === selected;
  const panels = [...tabs.filter(isOpening), ...tabs.filter((tab) => !isOpening(tab))];
  return (
    <ui-tabs className={clsx(styles.tabs, styles[look])}>
      <ul className={styles.list} role="list" aria-label={label} data-tablist>
        {tabs.map(({ key, label: name, icon, href = `#${key}`, title }) => (
          <li key={key} className={styles.item}>
            <a
              id={`${key}-tab`}
              className={styles.tab}
              href={href}
              data-tab={key}
              data-title={title}
              data-initial={key === selected || undefined}
            >
              {icon && (
                <span className={styles.icon} aria-hidden="true">
                  {icon}
                </span>
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
      {panels.map((tab) => (
        <TabPanel
          key={tab.key}
          tab={tab}
          place={tabs.indexOf(tab) + 1}
          initial={tab.key === selected}
          headingLevel={headingLevel}
          labels={labels}
        />
      ))}
    </ui-tabs>
  );
}
