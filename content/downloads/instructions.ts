import type { Instructions } from './types';

export const instructionsNote =
  'These instructions are general. The printed insert in the pack prevails. Ask a healthcare professional about your treatment, your dose and your injection technique.';

export const instructionsLabels = {
  before: 'Before you begin',
  steps: 'Step by step',
  afterwards: 'Afterwards',
} as const;

const closing = 'If anything looks damaged or unusual, do not use the product and tell us about it.';

export const instructions: Record<
  'pen-needle-use' | 'pen-needle-disposal' | 'syringe-use' | 'syringe-disposal',
  Instructions
> = {
  'pen-needle-use': {
    title: 'Insulin pen needles: instructions for use',
    purpose: 'For the injection of insulin with an insulin pen. For single use by one person.',
    before: [
      'Read the printed insert in the pack and the instructions of your pen.',
      'Check the expiry date and that the seal of the needle is unbroken.',
      'Wash and dry your hands.',
    ],
    steps: [
      'Peel the seal off a new pen needle.',
      'Fit the needle straight onto the pen until it sits firmly.',
      'Pull off the outer cap and keep it. Pull off the inner cap and throw it away.',
      'Prime the pen as its own instructions describe.',
      'Inject as your healthcare professional has shown you.',
      'Put the outer cap back by laying it on a flat surface, and unscrew the needle.',
    ],
    afterwards: ['Use a new needle for every injection.', 'Never share a pen or a needle.', closing],
  },
  'pen-needle-disposal': {
    title: 'Insulin pen needles: storage and disposal',
    purpose: 'How to keep insulin pen needles before use, and how to discard them after use.',
    before: [
      'Keep the needles in their pack, dry and out of the sun, as the printed insert says.',
      'Keep them where children cannot reach them.',
      'Do not use them after the expiry date on the pack.',
    ],
    steps: [
      'Remove the needle from the pen after every injection.',
      'Drop it into a sharps container at once, with the outer cap on.',
      'Close the container for good when it is filled to its mark.',
      'Hand it in as your local rules require.',
    ],
    afterwards: [
      'Never put loose needles into household waste.',
      'If a used needle pricks someone else, wash the place and seek medical help at once.',
      closing,
    ],
  },
  'syringe-use': {
    title: 'Insulin syringes: instructions for use',
    purpose: 'For measuring and injecting insulin drawn from a vial. For single use by one person.',
    before: [
      'Read the printed insert in the pack.',
      'Check that the scale of the syringe matches the strength printed on the insulin vial.',
      'Check the expiry date and that the pack is unbroken.',
      'Wash and dry your hands.',
    ],
    steps: [
      'Wipe the stopper of the vial and let it dry.',
      'Take off the caps of the syringe without touching the needle.',
      'Draw up the dose that has been prescribed, as you have been shown.',
      'Remove air bubbles and check the dose on the scale once more.',
      'Inject as your healthcare professional has shown you.',
    ],
    afterwards: ['Use a new syringe for every injection.', 'Never share a syringe.', closing],
  },
  'syringe-disposal': {
    title: 'Insulin syringes: storage and disposal',
    purpose: 'How to keep insulin syringes before use, and how to discard them after use.',
    before: [
      'Keep the syringes in their pack, dry and out of the sun, as the printed insert says.',
      'Keep them where children cannot reach them.',
      'Do not use them after the expiry date on the pack.',
    ],
    steps: [
      'Do not put the cap back onto a used needle by hand.',
      'Drop syringe and needle together into a sharps container at once.',
      'Close the container for good when it is filled to its mark.',
      'Hand it in as your local rules require.',
    ],
    afterwards: [
      'Never put loose syringes into household waste.',
      'If a used needle pricks someone else, wash the place and seek medical help at once.',
      closing,
    ],
  },
};
