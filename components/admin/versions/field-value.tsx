import { FileVersion } from '@/components/admin/link/pdf-facts';
import { formatTime } from '@/components/admin/shared/format';
import { editors } from '@/content/admin/editors';
import { getFileUrl } from '@/lib/content/files';
import styles from './field-value.module.scss';

/** The metadata of a PDF's file, which represents the file in comparisons. */
const fileOf = (value: unknown) => ({ sha256: '', size: 0, pages: 0, ...Object(value) });

export type FieldValueProps = { field: string; value: unknown };

/** A field's displayed value: text as typed, a formatted time, a picture, or a file's metadata. */
export function FieldValue({ field, value }: FieldValueProps) {
  if (value instanceof Date) return <span>{formatTime(value)}</span>;
  if (value === null || value === undefined || value === '') {
    return <span className={styles.empty}>{editors.emptyValue}</span>;
  }
  if (field === 'sha256') return <FileVersion {...fileOf(value)} />;
  if (field === 'image') {
    return <img className={styles.picture} src={getFileUrl(String(value))} alt={editors.storedPicture} />;
  }
  return (
    <span className={styles.text} dir="auto">
      {String(value)}
    </span>
  );
}
