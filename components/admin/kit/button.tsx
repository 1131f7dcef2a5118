import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './button.module.scss';

export type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> & {
  kind?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Whether the button is smaller, for rows and secondary actions. */
  small?: boolean;
  /** Whether the action is in progress. If so, the button stays focusable, is announced as busy and does nothing. */
  busy?: boolean;
};

export function Button({
  kind = 'secondary',
  busy = false,
  small = false,
  type = 'button',
  className,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={busy ? 'button' : type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={clsx(styles.button, styles[kind], small && styles.small, className)}
    />
  );
}
