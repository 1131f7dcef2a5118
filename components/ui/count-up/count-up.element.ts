import { prefersReducedMotion } from '@/lib/elements/browser';
import { define, EnhancedElement } from '@/lib/elements/enhanced-element';
import { whenInView } from '@/lib/elements/in-view';
import { readFigure } from './figure';

/** The duration of the animation, in milliseconds. */
const DURATION = 1200;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

class CountUpElement extends EnhancedElement {
  protected enhance(signal: AbortSignal) {
    whenInView(this, signal, () => {
      const text = this.firstChild;
      const figure = readFigure(text?.nodeValue ?? '');
      if (!text || !figure || prefersReducedMotion()) return;
      const start = performance.now();
      const step = (now: number) => {
        const part = signal.aborted ? 1 : Math.min(1, Math.max(0, now - start) / DURATION);
        text.nodeValue = figure(easeOut(part));
        if (part < 1) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  }
}

define('ui-count-up', CountUpElement);
