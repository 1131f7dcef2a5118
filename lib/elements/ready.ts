/** The performance mark that tells that the framework, where it runs, has taken over its markup. */
export const HYDRATED = 'hydrated';

const parsed = () => document.readyState !== 'loading';

/** Public pages carry no framework; in development, or with the script filter off, its flight data is there. */
const isFrameworkRunning = () => '__next_f' in window;

function onceHydrated(callback: () => void) {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(HYDRATED).length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'mark', buffered: true });
}

function onceParsed(callback: () => void) {
  if (parsed()) callback();
  else document.addEventListener('DOMContentLoaded', callback, { once: true });
}

/** Runs the callback as soon as the markup is complete and nobody else is still comparing it with what was rendered. */
export function whenReady(callback: () => void) {
  onceParsed(() => (isFrameworkRunning() ? onceHydrated(callback) : callback()));
}
