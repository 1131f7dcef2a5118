import { FileVersion } from '@/components/admin/link/pdf-facts';
import { formatValue } from '@/components/admin/shared/format';
import { editors } from '@/content/admin/editors';
import { getFileUrl } from '@/lib/content/files';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import styles from './field-value.module.scss';

/** The metadata of a PDF's file, which represents the file in comparisons. */
const fileOf = (value: unknown) => ({ sha256: '', size: 0, pages: 0, ...Object(value) });

export type FieldValueProps = { name: Collection; field: string; value: unknown };

/** A field's displayed value: text as typed, a formatted time or date, a picture, or a file's metadata. */
export function FieldValue({ name, field, value }: FieldValueProps) {
  if (value === null || value === undefined || value === '') {
    return <span className={styles.empty}>{editors.emptyValue}</span>;
  }
  const spec = fieldsOf(name)[field];
  const control = spec?.type === 'text' ? spec.control : undefined;
  if (control === 'file') return <FileVersion {...fileOf(value)} />;
  if (control === 'image') {
    return <img className={styles.picture} src={getFileUrl(String(value))} alt={editors.storedPicture} />;
  }
  return (
    <span className={styles.text} dir="auto">
      {formatValue(spec, value)}
    </span>
  );
}
