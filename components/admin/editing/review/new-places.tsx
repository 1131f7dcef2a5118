import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { useRomanised } from '@/components/admin/kit/use-romanised';
import { review } from '@/content/admin/review';
import { articlePath } from '@/lib/articles/shelf';
import { slugOf } from '@/lib/articles/slug';
import { kindOf, type PublishableCollection, partOf } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { textIn } from '@/lib/model/text-in';
import styles from './publish-panel.module.scss';

export type NewPlacesProps = { name: PublishableCollection; record: Publishable };

/** The places on the site where a record will appear. */
export function NewPlaces({ name, record }: NewPlacesProps) {
  const letters = useRomanised(record.title);
  const part = partOf(name);
  const { newest = [], archive } = kindOf(name).shownOn;
  const slug = textIn(record, 'slug') || (letters && slugOf(letters));
  const places = [
    ...(part && textIn(record, part.field) ? [{ label: review.changes.page, path: articlePath(slug) }] : []),
    ...newest.map((path) => ({ label: review.changes.newest, path })),
    ...(archive ? [{ label: review.changes.archive, path: archive }] : []),
  ];
  return (
    <ul className={styles.list} role="list">
      {places.map(({ label, path }) => (
        <li key={path} className={styles.item}>
          <Icon path={editorIcons.add} />
          <p>
            {label}
            <span className={styles.meta}>{path}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
