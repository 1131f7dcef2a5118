import { formatTime } from '@/components/admin/format';
import { editors } from '@/content/admin/editors';
import { getFileUrl } from '@/lib/content/files';
import styles from './field-value.module.scss';

export type FieldValueProps = { field: string; value: unknown };

/** A field's value as an editor reads it: text as typed, times in words, pictures as pictures. */
export function FieldValue({ field, value }: FieldValueProps) {
  if (value instanceof Date) return <span>{formatTime(value)}</span>;
  if (value === null || value === undefined || value === '') {
    return <span className={styles.empty}>{editors.emptyValue}</span>;
  }
  if (field === 'image') {
    return <img className={styles.picture} src={getFileUrl(String(value))} alt={editors.storedPicture} />;
  }
  return (
    <span className={styles.text} dir="auto">
      {String(value)}
    </span>
  );
}
