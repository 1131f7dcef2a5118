import { Swiper } from 'swiper';
import { A11y, Keyboard, Navigation } from 'swiper/modules';

/** Arrow keys move the slides only while the focus is among them; otherwise they belong to the page. */
function followFocus({ keyboard }: Swiper, root: HTMLElement, signal: AbortSignal) {
  root.addEventListener('focusin', () => keyboard.enable(), { signal });
  root.addEventListener('focusout', () => keyboard.disable(), { signal });
  if (root.contains(document.activeElement)) keyboard.enable();
}

/** The slide that stands at the left edge of a list that was scrolled. */
function scrolledTo(list: HTMLElement, slides: HTMLElement[]): number {
  const width = slides[0]?.offsetWidth ?? 0;
  return width === 0 ? 0 : Math.round(list.scrollLeft / width);
}

/**
 * Turns a carousel's scrolling list into a slider. Widths stay with the style sheet (`slidesPerView: 'auto'`).
 * @param speed how long one move takes, in milliseconds.
 */
export function startSlider(root: HTMLElement, speed: number, signal: AbortSignal) {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const list = root.querySelector<HTMLElement>('[data-list]');
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const previous = root.querySelector<HTMLButtonElement>('[data-towards="previous"]');
  const next = root.querySelector<HTMLButtonElement>('[data-towards="next"]');
  if (!track || !list || !previous || !next) return;

  const initialSlide = scrolledTo(list, slides);
  list.scrollLeft = 0;
  list.classList.add('swiper-wrapper');
  for (const slide of slides) slide.classList.add('swiper-slide');
  root.dataset.sliding = '';
  // It no longer scrolls, and the buttons are what the keyboard uses now.
  if (document.activeElement === list) next.focus();
  list.removeAttribute('tabindex');

  // A button that the last move switches off would lose the focus: it stays focusable and says that it is disabled.
  const keepFocusable = () => {
    for (const button of [previous, next]) {
      button.disabled = false;
      button.tabIndex = 0;
    }
  };

  const swiper = new Swiper(track, {
    modules: [A11y, Keyboard, Navigation],
    speed,
    slidesPerView: 'auto',
    initialSlide,
    navigation: { prevEl: previous, nextEl: next, addIcons: false },
    keyboard: { pageUpDown: false },
    a11y: {
      prevSlideMessage: previous.ariaLabel ?? '',
      nextSlideMessage: next.ariaLabel ?? '',
      notificationClass: 'visually-hidden',
      slideLabelMessage: '',
      slideRole: '',
      wrapperLiveRegion: false,
    },
    on: { afterInit: keepFocusable, toEdge: keepFocusable, fromEdge: keepFocusable },
  });
  followFocus(swiper, root, signal);
  signal.addEventListener('abort', () => swiper.destroy());
}
