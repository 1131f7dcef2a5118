/** Calls back once, when an element comes within `margin` of what is seen. Where nothing can be observed, at once. */
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
