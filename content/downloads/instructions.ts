import type { Instructions } from './types';

export const instructionsNote =
  'These instructions are general. Ask a healthcare professional about your treatment, dose and injection technique.';

export const instructionsLabels = {
  before: 'Before you begin',
  steps: 'Step by step',
  afterwards: 'Afterwards',
} as const;

const closing = 'If anything looks damaged or unusual, do not use the product, and tell us about it.';

export const instructions: Record<
  'pen-needle-use' | 'pen-needle-disposal' | 'syringe-use' | 'syringe-disposal',
  Instructions
> = {
  'pen-needle-use': {
    title: 'Insulin pen needles: instructions for use',
    purpose: 'For injecting insulin with an insulin pen. For single use by one person.',
    before: [
      'Read the pack leaflet and the instructions for your pen.',
      'Check the expiry date, and check that the needle seal is unbroken.',
      'Wash and dry your hands.',
    ],
    steps: [
      'Peel the seal off a new pen needle.',
      'Push or screw the needle straight onto the pen until it is secure.',
      'Pull off the outer cap and keep it. Pull off the inner cap and throw it away.',
      'Prime the pen as described in its instructions.',
      'Inject as your healthcare professional has shown you.',
      'Lay the outer cap on a flat surface and slide the needle into it. Then take the needle off the pen.',
    ],
    afterwards: ['Use a new needle for every injection.', 'Never share a pen or a needle.', closing],
  },
  'pen-needle-disposal': {
    title: 'Insulin pen needles: storage and disposal',
    purpose: 'How to store insulin pen needles and dispose of them after use.',
    before: [
      'Keep the needles dry, out of direct sunlight and in their pack. Follow the pack leaflet.',
      'Keep them out of the reach of children.',
      'Do not use them after the expiry date on the pack.',
    ],
    steps: [
      'Remove the needle from the pen after every injection.',
      'Put it straight into a sharps container, with the outer cap on.',
      'When the container is full to the fill line, lock the lid permanently.',
      'Dispose of the container as your local rules require.',
    ],
    afterwards: [
      'Never put loose needles in household waste.',
      'If a used needle pricks someone else, wash the area and get medical help at once.',
      closing,
    ],
  },
  'syringe-use': {
    title: 'Insulin syringes: instructions for use',
    purpose: 'For measuring and injecting insulin drawn from a vial. For single use by one person.',
    before: [
      'Read the pack leaflet.',
      'Check that the scale on the syringe matches the strength printed on the insulin vial.',
      'Check the expiry date, and check that the pack is undamaged.',
      'Wash and dry your hands.',
    ],
    steps: [
      'Wipe the vial stopper and let it dry.',
      'Take the caps off the syringe without touching the needle.',
      'Draw up your prescribed dose as you have been shown.',
      'Remove any air bubbles, then check the dose on the scale again.',
      'Inject as your healthcare professional has shown you.',
    ],
    afterwards: ['Use a new syringe for every injection.', 'Never share a syringe.', closing],
  },
  'syringe-disposal': {
    title: 'Insulin syringes: storage and disposal',
    purpose: 'How to store insulin syringes and dispose of them after use.',
    before: [
      'Keep the syringes dry, out of direct sunlight and in their pack. Follow the pack leaflet.',
      'Keep them out of the reach of children.',
      'Do not use them after the expiry date on the pack.',
    ],
    steps: [
      'Do not put the cap back on a used needle by hand.',
      'Put the syringe, with the needle still attached, straight into a sharps container.',
      'When the container is full to the fill line, lock the lid permanently.',
      'Dispose of the container as your local rules require.',
    ],
    afterwards: [
      'Never put loose syringes in household waste.',
      'If a used needle pricks someone else, wash the area and get medical help at once.',
      closing,
    ],
  },
};
