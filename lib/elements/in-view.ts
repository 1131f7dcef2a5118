/**
 * Calls back when an element first comes into view, or immediately if the browser lacks `IntersectionObserver`.
 * @param signal cancels the wait when aborted
 * @param margin the margin around the viewport, in CSS syntax; a negative margin shrinks the observed area
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
