import styles from './logo.module.scss';

type LogoProps = { name: string };

/** The company's name after its symbol, a collection tube in a rounded square. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg className={styles.symbol} viewBox="0 0 30 30" aria-hidden="true">
        <rect className={styles.ground} width="30" height="30" rx="9" />
        <path className={styles.tube} d="M11 7h8M12.5 7v11.5a2.5 2.5 0 0 0 5 0V7" />
        <path className={styles.sample} d="M12.5 14h5v4.5a2.5 2.5 0 0 1-5 0z" />
      </svg>
      {name}
    </span>
  );
}
