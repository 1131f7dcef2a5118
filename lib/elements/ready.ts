/** The performance mark set after hydration. */
export const HYDRATED = 'hydrated';

/** Whether the page hydrates. Its flight data is present only in development or with the script filter off. */
const isFrameworkRunning = () => '__next_f' in window;

function onceHydrated(callback: () => void) {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(HYDRATED).length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'mark', buffered: true });
}

/** Calls back once hydration, if any, has compared the markup with the render. */
export function whenReady(callback: () => void) {
  if (isFrameworkRunning()) onceHydrated(callback);
  else callback();
}
