import styles from './carousel.module.scss';

type CarouselButtonProps = { towards: 'previous' | 'next'; label: string };

const arrows = { previous: 'M12.5 4.5 7 10l5.5 5.5', next: 'M7.5 4.5 13 10l-5.5 5.5' };

export function CarouselButton({ towards, label }: CarouselButtonProps) {
  return (
    <button className={styles.button} type="button" aria-label={label} data-towards={towards}>
      <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
        <path d={arrows[towards]} />
      </svg>
    </button>
  );
}
