import { claims } from '../claims';

/** Statements about the manufacturer, which apply to every product. */
export const qualityFeature = `From a manufacturer whose quality system is certified to ${claims.qualitySystem.value}`;
