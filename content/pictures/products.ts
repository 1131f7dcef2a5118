import type { Picture } from './types';

export const productPictures = {
  'tube-rack': {
    alt: 'A white rack of capped blood collection tubes, one with an amber cap among purple ones',
  },
  'vacuum-tubes': {
    alt: 'Vacuum blood tubes with blank labels standing in a row, one with an amber cap among purple ones',
  },
  'non-vacuum-tubes': { alt: 'Two non-vacuum blood tubes beside a small rack of six others' },
  'urine-cup': { alt: 'A urine collection cup with its lid closed' },
  'urine-tube': { alt: 'A capped urine tube standing next to its collection cup' },
  'holders-needles': {
    alt: 'A tube holder with an uncapped blood collection needle, two capped needles and a tourniquet',
  },
  swab: { alt: 'A collection swab lying in front of two transport tubes' },
  'saliva-funnel': { alt: 'A saliva funnel screwed onto a small collection tube' },
  'transport-bag': {
    alt: 'A cold-chain specimen transport bag with its lid closed and a display on the front reading 4.1 °C',
  },
  'transport-bag-open': { alt: 'The open transport bag, with racks of specimen tubes inside' },
  'diabetes-hero': {
    alt: 'An HbA1c meter, a glucose meter, a lancing device, an insulin pen and pen needles',
  },
  'glucose-meter': { alt: 'A handheld glucose meter with a test strip inserted' },
  'hba1c-meter': { alt: 'A point-of-care HbA1c meter with a test cartridge on its open tray' },
  'lancing-device': { alt: 'A lancing device with a dial for the depth setting' },
  lancets: { alt: 'Two capillary lancets with their caps twisted off' },
  'pen-needles': {
    alt: 'Three insulin pen needles in outer caps, in front of a pen fitted with a fourth, uncapped',
  },
  'insulin-syringes': { alt: 'Insulin syringes with capped needles, laid side by side' },
  'pcr-plate': { alt: 'A PCR plate with half of its wells filled' },
  'pcr-tubes': { alt: 'Two strips of PCR tubes with closed caps, in a low block' },
  'omicron-kit': { alt: 'The Omicron RT-PCR kit box with reagent vials in front of it' },
  'respiratory-kit': { alt: 'The respiratory viral panel kit box, opened to show its vials' },
  'respiratory-vials': { alt: 'Reagent vials from the respiratory viral panel kit in a small cold block' },
} satisfies Record<string, Picture>;
