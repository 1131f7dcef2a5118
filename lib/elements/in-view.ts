/**
 * Calls back once when an element comes into view, or at once without IntersectionObserver.
 * @param margin a margin of the viewport in CSS; a negative one makes the viewport smaller
 */
export function whenInView(element: Element, signal: AbortSignal, callback: () => void, margin = '0px') {
  if (!('IntersectionObserver' in window)) {
    callback();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
