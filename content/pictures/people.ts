import type { Picture } from './types';

export const peoplePictures = {
  'leader-executive': { alt: 'Illustrated portrait representing the chief executive' },
  'leader-science': { alt: 'Illustrated portrait representing the head of science' },
  'leader-quality': { alt: 'Illustrated portrait representing the head of quality and regulatory affairs' },
  'leader-operations': { alt: 'Illustrated portrait representing the head of manufacturing and supply' },
  'leader-customers': { alt: 'Illustrated portrait representing the head of customer partnerships' },
  founder: { alt: 'Illustrated portrait representing the founder, seated at a desk with a tube rack' },
  'value-innovation': { alt: 'A globe around a glowing light bulb' },
  'value-inclusivity': { alt: 'A globe with people linked in a ring around it' },
  'value-curiosity': { alt: 'A globe seen through a magnifying glass' },
  'value-compassion': { alt: 'A globe with a heart on it, above two open hands' },
  'approach-listen': { alt: 'A lab manager and an engineer talking at a bench' },
  'approach-build': { alt: 'Two hands around a transport bag on a workbench, with tubes showing at the top' },
  'approach-support': { alt: 'A trainer showing a phlebotomist how to hold a tube holder' },
  growth: { alt: 'A winding path that rises past two tubes, a meter and a kit box towards the horizon' },
} satisfies Record<string, Picture>;
