import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './button.module.scss';

export type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> & {
  kind?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Whether the button is smaller, for rows and secondary actions. */
  small?: boolean;
  /** Whether the action is in progress. If so, the button stays focusable, is announced as busy and does nothing. */
  busy?: boolean;
  /** The reason if the action is not allowed. The button stays focusable, shows this reason and does nothing. */
  refused?: string | undefined;
};

export function Button({
  kind = 'secondary',
  busy = false,
  refused,
  small = false,
  type = 'button',
  className,
  onClick,
  ...button
}: ButtonProps) {
  const still = busy || refused !== undefined;
  return (
    <button
      {...button}
      {...(refused !== undefined && { title: refused })}
      type={still ? 'button' : type}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      onClick={still ? undefined : onClick}
      className={clsx(styles.button, styles[kind], small && styles.small, className)}
    />
  );
}
