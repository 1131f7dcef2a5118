import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Tells every vital of this page once it is known. */
export function reportVitals(report: (metric: Metric) => void): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
