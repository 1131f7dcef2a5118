import { prefersReducedMotion } from '@/lib/elements/browser';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';
import { whenInView } from '@/lib/elements/in-view';

/** Ignores the lowest quarter of the viewport, so that the slider does not load if only the list's edge shows. */
const MARGIN = '0px 0px -25% 0px';

/** The duration of one move, in milliseconds. */
const SPEED = 500;

/** Loads the slider when the list comes into view. If that fails, the list still scrolls. */
class CarouselElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    // WebKit scrolls a snapping list by itself, so the scroll position does not prove that the visitor scrolled.
    let scrolled = false;
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      this.addEventListener(type, () => (scrolled = true), { signal, passive: true });
    }
    const start = async () => {
      const slider = await import('./carousel.slider').catch(() => undefined);
      const speed = prefersReducedMotion() ? 0 : SPEED;
      if (!signal.aborted) slider?.startSlider(this, { speed, keepPosition: scrolled }, signal);
    };
    whenInView(this, signal, start, MARGIN);
  }
}

define('ui-carousel', CarouselElement);
