import styles from './avatar.module.scss';

export type AvatarProps = { email: string };

/** The first letters of a person's address, which follows. */
export const Avatar = ({ email }: AvatarProps) => (
  <span className={styles.avatar} aria-hidden="true">
    {email.slice(0, 2)}
  </span>
);
