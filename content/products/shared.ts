import { claims } from '../claims';

/** A statement about the manufacturer, which applies to every product. */
export const qualityFeature = `From a manufacturer whose quality system is certified to ${claims.qualitySystem.value}`;
