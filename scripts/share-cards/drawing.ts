import { createHash } from 'node:crypto';

const TUBES = 3;
const SAMPLES = ['#e9a227', '#c8a5f2', '#f0c778'];
const GLASS = '#8a63bb';

function tube(index: number, level: number): string {
  const x = 40 + index * 120;
  const top = 560 - level;
  return [
    `<path d="M${x + 6} ${top}h72v${520 - top}a36 36 0 0 1-72 0z" fill="${SAMPLES[index % SAMPLES.length]}"/>`,
    `<path d="M${x} 90h84v430a42 42 0 0 1-84 0z" fill="none" stroke="${GLASS}" stroke-width="5"/>`,
    `<rect x="${x - 10}" y="62" width="104" height="30" rx="9" fill="#fff"/>`,
  ].join('');
}

/** Collection tubes, filled to levels of which each card has its own. */
export function drawing(slug: string): string {
  const bytes = createHash('sha256').update(slug).digest();
  const tubes = Array.from({ length: TUBES }, (_, index) =>
    tube(index, 90 + ((bytes[index] ?? 0) / 255) * 330),
  );
  return `<svg viewBox="0 0 400 630" width="400" height="630" aria-hidden="true">${tubes.join('')}</svg>`;
}
