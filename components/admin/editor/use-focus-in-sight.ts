'use client';

import { type RefObject, useEffect } from 'react';

/** Whether an element is in the bar, or fully visible between the bar and the bottom of the window. */
function isInSight(bar: Element, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bar.contains(element) || (top >= bar.getBoundingClientRect().bottom && bottom <= window.innerHeight);
}

const focused = () => {
  const { activeElement, body } = document;
  return activeElement === body ? null : activeElement;
};

/**
 * Keeps the focused element visible when a notice appears above it or the bar grows, unless the user has scrolled away.
 * On Tab, shows the whole field, because browsers show only the line with the caret.
 */
export function useFocusInSight(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const bar = ref.current;
    if (!bar?.parentElement) return;
    let wasInSight = true;
    const look = () => {
      const element = focused();
      wasInSight = !element || isInSight(bar, element);
    };
    const show = () => {
      const element = focused();
      if (element && !isInSight(bar, element)) element.scrollIntoView({ block: 'nearest' });
    };
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') show();
    };
    const sizes = new ResizeObserver(() => {
      if (wasInSight) show();
    });
    sizes.observe(bar.parentElement);
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', look);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [ref]);
}
