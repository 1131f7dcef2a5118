import { footprintClaims as claims } from '../../content/claims/footprint';
import { stamp } from './common-fields';
import { text } from './fields/text';
import type { Kind } from './kind';

// Digits can be separated by a comma, full stop, apostrophe, or ordinary, no-break or thin space.
const NUMBER = "\\p{Nd}+([,.'’ \\x{A0}\\x{2009}\\x{202F}]\\p{Nd}+)*";

const WORD = '\\p{L}[\\p{L}\\p{M}.]*';

/** A number, then optionally a plus or per cent sign and a unit in any script: 70M, 3,000+, 2.3 billion or 70 млн. */
const FIGURE = `${NUMBER}( ?[+%])?( ?${WORD}( ${WORD})*( ?\\+)?)?`;

const figure = (label: string, initial: string) =>
  ({
    ...text(label, 1, 20),
    initial,
    missing: `Enter a figure for “${label}”`,
    sensible: {
      pattern: FIGURE,
      error: 'must start with a digit and be a number with an optional unit, such as 300M or 3000+',
    },
  }) as const;

/** The four figures of the global footprint. The draft and the published figures are separate records. */
export const footprint = {
  collection: 'GlobalFootprint',
  words: {
    name: 'Our Global Footprint',
    list: 'Footprint',
    create: 'Create New Global',
  },
  messages: { saved: 'Global footprint saved.', published: 'Global footprint published.' },
  fields: {
    id: {
      ...text('ID', 1, 20),
      given: true,
      format: {
        pattern: 'draft|published',
        error: 'must be draft or published',
        example: 'draft',
      },
    },
    patients: figure('Patient lives touched', claims.patients.value),
    tests: figure('Pathology tests enabled', claims.tests.value),
    centers: figure('National lab collection centers supplied', claims.centers.value),
    devices: figure('Devices manufactured annually', claims.devices.value),
    ...stamp,
  },
  life: 'pair',
  ids: ['draft', 'published'],
  editor: 'global',
  list: 'footprint',
  shownOn: { always: ['/'] },
} as const satisfies Kind;
