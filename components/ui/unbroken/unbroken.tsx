import styles from './unbroken.module.scss';

export type UnbrokenProps = { children: string };

/** A word that ends in a hyphen and a figure, such as the name of a virus. */
const NUMBERED_NAME = /(\S+-\d+)/;

/** Text whose numbered names, such as SARS-CoV-2, stay on one line. */
export function Unbroken({ children }: UnbrokenProps) {
  return children.split(NUMBERED_NAME).map((part) =>
    NUMBERED_NAME.test(part) ? (
      <span key={part} className={styles.name}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
