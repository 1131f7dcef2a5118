import { Swiper } from 'swiper';
import { A11y, Keyboard } from 'swiper/modules';

/** Lets the arrow keys move the slides while focus is in the carousel. At other times, these keys scroll the page. */
function followFocus({ keyboard }: Swiper, root: HTMLElement, signal: AbortSignal) {
  root.addEventListener('focusin', () => keyboard.enable(), { signal });
  root.addEventListener('focusout', () => keyboard.disable(), { signal });
  if (root.contains(document.activeElement)) keyboard.enable();
}

/** Returns the index of the slide at the left edge of a scrolled list. */
function scrolledTo(list: HTMLElement, slides: HTMLElement[]): number {
  const width = slides[0]?.offsetWidth ?? 0;
  return width === 0 ? 0 : Math.round(list.scrollLeft / width);
}

/**
 * Swiper's own navigation sets `disabled`, which would take focus from a button after the last move. These buttons stay
 * focusable and use `aria-disabled`.
 */
function connectButtons(swiper: Swiper, previous: HTMLElement, next: HTMLElement, signal: AbortSignal) {
  const tell = () => {
    previous.ariaDisabled = String(swiper.isBeginning);
    next.ariaDisabled = String(swiper.isEnd);
  };
  previous.addEventListener('click', () => swiper.slidePrev(), { signal });
  next.addEventListener('click', () => swiper.slideNext(), { signal });
  swiper.on('toEdge', tell);
  swiper.on('fromEdge', tell);
  tell();
}

export type SliderOptions = {
  /** The duration of one move, in milliseconds. */
  speed: number;
  /** Whether to start at the slide that the list was scrolled to, instead of at the first slide. */
  keepPosition: boolean;
};

/**
 * Turns a carousel's scrolling list into a slider. The style sheet still controls the widths (`slidesPerView: 'auto'`).
 */
export function startSlider(root: HTMLElement, { speed, keepPosition }: SliderOptions, signal: AbortSignal) {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const list = root.querySelector<HTMLElement>('[data-list]');
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const previous = root.querySelector<HTMLButtonElement>('[data-towards="previous"]');
  const next = root.querySelector<HTMLButtonElement>('[data-towards="next"]');
  if (!track || !list || !previous || !next) return;

  const initialSlide = keepPosition ? scrolledTo(list, slides) : 0;
  list.scrollLeft = 0;
  list.classList.add('swiper-wrapper');
  for (const slide of slides) slide.classList.add('swiper-slide');
  root.dataset.sliding = '';
  // The list no longer scrolls, so move focus from it to a button.
  if (document.activeElement === list) next.focus();
  list.removeAttribute('tabindex');

  const swiper = new Swiper(track, {
    modules: [A11y, Keyboard],
    speed,
    slidesPerView: 'auto',
    initialSlide,
    keyboard: { pageUpDown: false },
    a11y: {
      notificationClass: 'visually-hidden',
      slideLabelMessage: '',
      slideRole: '',
      wrapperLiveRegion: false,
    },
  });
  connectButtons(swiper, previous, next, signal);
  followFocus(swiper, root, signal);
  signal.addEventListener('abort', () => swiper.destroy());
}
