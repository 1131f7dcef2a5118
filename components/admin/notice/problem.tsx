import { Button } from '@/components/admin/button/button';
import { Notice } from './notice';
import styles from './notice.module.scss';

export type ProblemProps = {
  heading: string;
  text: string;
  /** In place of a whole view, whose heading it then is. */
  wholeView?: boolean;
  remedy: { label: string; act(): void };
};

/** Stands where something should be that did not arrive, with the way to get it after all. */
export function Problem({ heading, text, wholeView = false, remedy }: ProblemProps) {
  const Heading = wholeView ? 'h1' : 'p';
  return (
    <Notice kind="error">
      <Heading className={styles.heading}>{heading}</Heading>
      <p>{text}</p>
      <Button onClick={remedy.act}>{remedy.label}</Button>
    </Notice>
  );
}
