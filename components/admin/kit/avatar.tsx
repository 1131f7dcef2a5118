import clsx from 'clsx';
import styles from './avatar.module.scss';
import { Icon } from './icons';

export type AvatarProps = {
  email: string | undefined;
  /** Whether the person has unsaved changes. */
  busy?: boolean;
};

/**
 * The first two letters of an email address, or an icon if it is unknown. Hidden from screen readers, because the
 * person is named beside it.
 */
export const Avatar = ({ email, busy = false }: AvatarProps) => (
  <span className={clsx(styles.avatar, busy && styles.busy)} aria-hidden="true">
    {email ? email.slice(0, 2) : <Icon name="people" />}
  </span>
);
