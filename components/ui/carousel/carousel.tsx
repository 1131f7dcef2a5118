import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './carousel.module.scss';
import { CarouselButton } from './carousel-button';

type Slide = { key: string; content: ReactNode };

type CarouselProps = {
  label: string;
  slides: Slide[];
  /** The carousel scale in `styles/settings` that sets the number of visible slides at each width. */
  layout: 'portraits' | 'cards';
  /** How many times the row of slides is rendered. Repeated slides are only visual. */
  times?: number;
  labels: { roleDescription: string; previous: string; next: string };
};

/** A row of slides. The served list scrolls and snaps. Once in view, it becomes a slider with buttons. */
export function Carousel({ label, slides, layout, times = 1, labels }: CarouselProps) {
  const rounds = Array.from({ length: times }, (_, round) => ({ round, repeat: round > 0 }));
  return (
    <ui-carousel
      className={clsx(styles.carousel, styles[layout])}
      role="group"
      aria-label={label}
      aria-roledescription={labels.roleDescription}
    >
      <div className={styles.buttons}>
        <CarouselButton towards="previous" label={`${labels.previous}: ${label}`} />
        <CarouselButton towards="next" label={`${labels.next}: ${label}`} />
      </div>
      <div className={styles.track} data-track>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard (WCAG 2.1.1) */}
        <ul className={styles.list} role="list" aria-label={label} tabIndex={0} data-list>
          {rounds.flatMap(({ round, repeat }) =>
            slides.map(({ key, content }) => (
              <li
                key={`${key}-${round}`}
                className={styles.slide}
                aria-hidden={repeat || undefined}
                inert={repeat}
                data-slide
              >
                {content}
              </li>
            )),
          )}
        </ul>
      </div>
    </ui-carousel>
  );
}
