import { claims } from '../claims';

/** What can be said of every product because it is said of its maker. */
export const qualityFeature = `From a manufacturer whose quality system is certified to ${claims.qualitySystem.value}`;
