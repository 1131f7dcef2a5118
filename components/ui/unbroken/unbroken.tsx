import styles from './unbroken.module.scss';

export type UnbrokenProps = { children: string };

/**
 * A word that ends in a hyphen and a number, such as a virus's name, or at least three hyphenated capitalised words.
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
