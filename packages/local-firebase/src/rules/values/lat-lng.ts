import { EvaluationError } from './evaluation-error';

const EARTH_RADIUS_METRES = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point on the Earth, in degrees. */
export class LatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      throw new EvaluationError(
        'Latitude should be in [-90,90] range and longitude should be in [-180,180] range.',
      );
    }
  }

  /** Returns the great-circle distance in metres (haversine formula). */
  distanceTo(other: LatLng): number {
    const halfLatitude = Math.sin(radians(other.latitude - this.latitude) / 2);
    const halfLongitude = Math.sin(radians(other.longitude - this.longitude) / 2);
    const across = Math.cos(radians(this.latitude)) * Math.cos(radians(other.latitude));
    const chord = halfLatitude ** 2 + halfLongitude ** 2 * across;
    return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
  }
}
