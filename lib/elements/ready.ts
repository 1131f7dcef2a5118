/** The performance mark that tells that the framework, where it runs, has taken over its markup. */
export const HYDRATED = 'hydrated';

/** Public pages carry no framework; in development, or with the script filter off, its flight data is there. */
const isFrameworkRunning = () => '__next_f' in window;

function onceHydrated(callback: () => void) {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(HYDRATED).length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'mark', buffered: true });
}

/** Runs the callback as soon as nobody else is still comparing the markup with what was rendered. */
export function whenReady(callback: () => void) {
  if (isFrameworkRunning()) onceHydrated(callback);
  else callback();
}
