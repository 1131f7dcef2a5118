import { claims } from '../claims';

/** A feature to list for any product, because it is about the manufacturer. */
export const qualityFeature = `From a manufacturer whose quality system is certified to ${claims.qualitySystem.value}`;
