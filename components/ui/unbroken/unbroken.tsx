import styles from './unbroken.module.scss';

type UnbrokenProps = { children: string };

/**
 * A hyphenated word with a number after its last hyphen, such as a virus's name, or three or more capitalised words
 * joined by hyphens.
 */
const NAME = /(\S+-\d+|[A-Z][a-z]+(?:-[A-Z][a-z]+){2,})/;

/** Text in which hyphenated names, such as SARS-CoV-2 and Cost-Quality-Time, stay on one line. */
export function Unbroken({ children }: UnbrokenProps) {
  return children.split(NAME).map((part) =>
    NAME.test(part) ? (
      <span key={part} className={styles.name}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
