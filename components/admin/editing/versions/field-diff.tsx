import clsx from 'clsx';
import { diffWords } from 'diff';
import { FileVersion } from '@/components/admin/fields/pdf-facts';
import { formatValue } from '@/components/admin/kit/format';
import { editors } from '@/content/admin/editors';
import { type FieldChange, isProse } from '@/lib/model/editable';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { fileAddress } from '@/lib/records/file-address';
import styles from './field-diff.module.scss';

export type FieldDiffProps = {
  name: Collection;
  changes: FieldChange[];
  /** The heading of the old values. */
  before: string;
  /** The heading of the new values. */
  after: string;
  /** Whether to shorten long values, and unchanged text in prose to the words around each change. */
  isBrief?: boolean;
};

/** The old and new values of each changed field. */
export function FieldDiff({ changes, ...titles }: FieldDiffProps) {
  return (
    <dl className={styles.diff}>
      {changes.map((change) => (
        <div key={change.field} className={styles.change}>
          <dt className={styles.label}>{change.label}</dt>
          <ChangedValue change={change} {...titles} />
        </div>
      ))}
    </dl>
  );
}

const isTyped = (value: unknown): value is string => typeof value === 'string' && value !== '';

type ChangedValueProps = Omit<FieldDiffProps, 'changes'> & { change: FieldChange };

/** Marks the differing words of prose, and shows both values of other fields. */
function ChangedValue({ name, change, before, after, isBrief }: ChangedValueProps) {
  if (isProse(name, change.field) && isTyped(change.before) && isTyped(change.after)) {
    return (
      <dd className={styles.words}>
        <span className={styles.side}>
          {before} → {after}
        </span>
        <WordDiff before={change.before} after={change.after} isBrief={isBrief} />
      </dd>
    );
  }
  return (
    <>
      <dd className={styles.value}>
        <span className={styles.side}>{before}</span>
        <FieldValue name={name} field={change.field} value={change.before} isBrief={isBrief} />
      </dd>
      <dd className={styles.value}>
        <span className={styles.side}>{after}</span>
        <FieldValue name={name} field={change.field} value={change.after} isBrief={isBrief} />
      </dd>
    </>
  );
}

/** The metadata of a PDF's file, which represents the file in comparisons. */
const fileOf = (value: unknown) => ({ sha256: '', size: 0, pages: 0, ...Object(value) });

export type FieldValueProps = {
  name: Collection;
  field: string;
  value: unknown;
  isBrief?: boolean | undefined;
};

/** The number of characters shown of a value that is shortened. */
const EXTRACT = 300;

/** A field's value in a readable form, such as a formatted date, a picture or a file's metadata. */
export function FieldValue({ name, field, value, isBrief = false }: FieldValueProps) {
  if (value === null || value === undefined || value === '') {
    return <span className={styles.empty}>{editors.emptyValue}</span>;
  }
  const spec = fieldsOf(name)[field];
  if (spec?.type === 'file') return <FileVersion {...fileOf(value)} />;
  if (spec?.type === 'image') {
    return <img className={styles.picture} src={fileAddress(String(value))} alt={editors.storedPicture} />;
  }
  const text = formatValue(spec, value);
  return (
    <span className={styles.text} dir="auto">
      {isBrief && text.length > EXTRACT ? `${text.slice(0, EXTRACT).trimEnd()} …` : text}
    </span>
  );
}

/** The time limit for a comparison, in milliseconds. If it is exceeded, the newer text is shown without marks. */
const TIMEOUT_MS = 200;

export type WordDiffProps = {
  before: string;
  after: string;
  /** Whether the added words are a colleague's, so that they look different from the user's own. */
  foreign?: boolean;
  isBrief?: boolean | undefined;
};

/** Text with marks on added and removed words. */
export function WordDiff({ before, after, foreign = false, isBrief = false }: WordDiffProps) {
  const parts = diffWords(before, after, { timeout: TIMEOUT_MS }) ?? [{ value: after }];
  return (
    <span className={styles.text} dir="auto">
      {withOffsets(isBrief ? shortened(parts) : parts).map(({ offset, value, added, removed }) =>
        added ? (
          <ins key={offset} className={clsx(styles.added, foreign && styles.foreign)}>
            {value}
          </ins>
        ) : removed ? (
          <del key={offset} className={styles.removed}>
            {value}
          </del>
        ) : (
          <span key={offset}>{value}</span>
        ),
      )}
    </span>
  );
}

/** The length of the unchanged text to keep on each side of a change, in characters. */
const CONTEXT = 80;

/** Shortens the unchanged parts of a comparison at word boundaries. */
const shortened = (parts: Part[]): Part[] =>
  parts.map((part, index) => {
    const { value, added, removed } = part;
    if (added || removed || parts.length === 1) return part;
    const start = index === 0 ? '' : value.slice(0, CONTEXT).replace(/\S*$/u, '');
    const end = index === parts.length - 1 ? '' : value.slice(-CONTEXT).replace(/^\S*/u, '');
    return value.length > start.length + end.length + CONTEXT ? { value: `${start}… ${end}` } : part;
  });

type Part = { value: string; added?: boolean; removed?: boolean };

function withOffsets(parts: Part[]): (Part & { offset: number })[] {
  let offset = 0;
  return parts.map((part) => {
    offset += part.value.length + 1;
    return { ...part, offset };
  });
}
