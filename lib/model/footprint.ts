import { footprintClaims as claims } from '../../content/claims/footprint';
import { stamp } from './common-fields';
import { text } from './fields/text';
import type { Kind } from './kind';

const figure = (label: string, initial: string) =>
  ({ ...text(label, 1, 20), initial, missing: `Enter a figure for “${label}”` }) as const;

/** The four figures of the global footprint. The draft and the published figures are separate records. */
export const footprint = {
  collection: 'GlobalFootprint',
  words: {
    name: 'Our Global Footprint',
    list: 'Footprint',
    create: 'Create New Global',
    createHint: 'Edit the home page figures',
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
