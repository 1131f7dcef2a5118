import styles from './avatar.module.scss';

export type AvatarProps = { email: string };

/** The first two letters of an email address. Hidden from screen readers, because the full address follows. */
export const Avatar = ({ email }: AvatarProps) => (
  <span className={styles.avatar} aria-hidden="true">
    {email.slice(0, 2)}
  </span>
);
