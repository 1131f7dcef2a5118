import type { PictureKey } from '../pictures';

export type ImpactPromise = { figure: string; label: string; text: string };

type SustainabilityKey = 'people' | 'process';

/** A tab of the sustainability block. The key is the panel's id. */
export type SustainabilityTab = {
  key: SustainabilityKey;
  name: string;
  heading: string;
  paragraphs: string[];
  points: string[];
  picture: PictureKey;
};
