import { define, EnhancedElement } from '@/lib/elements/enhanced-element';
import { whenInView } from '@/lib/elements/in-view';
import { prefersReducedMotion } from '@/lib/elements/motion';

/** How long one move takes, in milliseconds. */
const SPEED = 500;

/** Loads the slider when the list comes into view. If that fails, the list goes on scrolling. */
class CarouselElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    const start = async () => {
      const slider = await import('./carousel.slider').catch(() => undefined);
      if (!signal.aborted) slider?.startSlider(this, prefersReducedMotion() ? 0 : SPEED, signal);
    };
    whenInView(this, signal, start);
  }
}

define('ui-carousel', CarouselElement);
