import { HistoryDialog } from '@/components/admin/history/history-dialog';
import { editors } from '@/content/admin/editors';
import { KINDS } from '@/lib/model/kinds';
import type { Footprint } from '@/lib/model/records';
import styles from './footprint-form.module.scss';

export type PublishedFiguresProps = {
  published: Footprint;
  /** The form holds more than is stored. */
  unsaved: boolean;
  /** Publishes figures that were published before. */
  onRestore(earlier: object): void;
};

export const FIGURES = ['patients', 'tests', 'centers', 'devices'] as const;

/** What visitors see now, and what they saw before. */
export function PublishedFigures({ published, unsaved, onRestore }: PublishedFiguresProps) {
  return (
    <section className={styles.column} aria-labelledby="published-figures">
      <h2 id="published-figures">{editors.footprint.published}</h2>
      {published.revision === 0 && <p>{editors.footprint.neverPublished}</p>}
      <dl>
        {FIGURES.map((field) => (
          <div key={field}>
            <dt>{KINDS.GlobalFootprint.fields[field].label}</dt>
            <dd className={styles.figure}>{published[field]}</dd>
          </div>
        ))}
      </dl>
      {published.revision > 1 && (
        <div className={styles.earlier}>
          <HistoryDialog
            name="GlobalFootprint"
            record={published}
            label={editors.footprint.publishedBefore}
            live
            unsaved={unsaved}
            onRestore={onRestore}
          />
        </div>
      )}
    </section>
  );
}
