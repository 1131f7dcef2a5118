/** Calls back once when an element comes into view, or at once without IntersectionObserver. */
export function whenInView(element: Element, signal: AbortSignal, callback: () => void) {
  if (!('IntersectionObserver' in window)) {
    callback();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
