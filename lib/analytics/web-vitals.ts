import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Reports each of the page's web vitals once it is known. */
export function reportVitals(report: (metric: Metric) => void): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
