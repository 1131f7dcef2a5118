/** Adds an `IntersectionObserver` to jsdom. @returns a function that reports an element as in view. */
export function setUpSight() {
  const watchers = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
  class Observer {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}

    observe(element: Element) {
      watchers.set(element, this.callback);
    }

    disconnect() {
      for (const [element, callback] of watchers) if (callback === this.callback) watchers.delete(element);
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return (element: Element | null) => {
    if (element) watchers.get(element)?.([{ isIntersecting: true }]);
  };
}
