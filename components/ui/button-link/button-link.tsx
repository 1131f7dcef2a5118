import clsx from 'clsx';
import { TextLink, type TextLinkProps } from '@/components/ui/text-link/text-link';
import styles from './button-link.module.scss';

type ButtonLinkProps = TextLinkProps & { kind: 'primary' | 'secondary' };

/** A link styled as a button. */
export function ButtonLink({ kind, className, ...link }: ButtonLinkProps) {
  return <TextLink {...link} className={clsx(styles.button, styles[kind], className)} />;
}
