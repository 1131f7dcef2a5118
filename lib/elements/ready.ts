/** The performance mark set after hydration. */
export const HYDRATED = 'hydrated';

/** Whether the page hydrates. Next's flight data is absent from pages without framework scripts. */
const isFrameworkRunning = () => '__next_f' in window;

function onceHydrated(callback: () => void) {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(HYDRATED).length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'mark', buffered: true });
}

/** Calls back after hydration, or immediately on a page that does not hydrate. */
export function whenReady(callback: () => void) {
  if (isFrameworkRunning()) onceHydrated(callback);
  else callback();
}
