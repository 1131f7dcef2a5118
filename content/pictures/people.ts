import type { Picture } from './types';

export const peoplePictures = {
  'leader-executive': { alt: 'Illustrated portrait representing the chief executive' },
  'leader-science': { alt: 'Illustrated portrait representing the head of science' },
  'leader-quality': { alt: 'Illustrated portrait representing the head of quality and regulatory affairs' },
  'leader-operations': { alt: 'Illustrated portrait representing the head of manufacturing and supply' },
  'leader-customers': { alt: 'Illustrated portrait representing the head of customer partnerships' },
  founder: { alt: 'Illustrated portrait representing the founder, seated at a desk with a tube rack' },
  'value-innovation': { alt: 'A globe around a glowing light bulb' },
  'value-inclusivity': { alt: 'A globe with people standing hand in hand around it' },
  'value-curiosity': { alt: 'A globe seen through a magnifying glass' },
  'value-compassion': { alt: 'A globe resting in two open hands' },
  'approach-listen': { alt: 'A lab manager and an engineer talking across a bench' },
  'approach-build': { alt: 'Hands assembling a transport bag at a workbench' },
  'approach-support': { alt: 'A trainer showing a phlebotomist how to hold a tube holder' },
  growth: { alt: 'A winding path that rises past a tube, a meter and a kit box towards the horizon' },
} satisfies Record<string, Picture>;
