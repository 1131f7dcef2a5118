import styles from './copy-link.module.scss';

export type CopyLinkLabels = { copyLink: string; linkCopied: string; copyFailed: string };

type CopyLinkProps = {
  /** The URL to copy, which may be relative. */
  href: string;
  /** Names the link's target for screen readers. */
  name: string;
  labels: CopyLinkLabels;
};

/** A button that copies a URL. It is visible only once its script has loaded. */
export function CopyLink({ href, name, labels }: CopyLinkProps) {
  const { copyLink, linkCopied, copyFailed } = labels;
  return (
    <ui-copy-link
      className={styles.copyLink}
      data-href={href}
      data-copied={linkCopied}
      data-failed={copyFailed}
    >
      <button className={styles.button} type="button" aria-label={`${copyLink}: ${name}`}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1" />
        </svg>
        {copyLink}
      </button>
      <span className={styles.copied} aria-hidden="true">
        {linkCopied}
      </span>
      <span className={styles.failed} aria-hidden="true">
        {copyFailed}
      </span>
    </ui-copy-link>
  );
}
