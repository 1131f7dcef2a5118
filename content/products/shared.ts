import { claims } from '../claims';

/** A feature of every product, because it is about the manufacturer. */
export const qualityFeature = `From a manufacturer whose quality system is certified to ${claims.qualitySystem.value}`;
