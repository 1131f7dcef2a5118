import { stamp } from './fields';
import type { Kind } from './kind';

const figure = (label: string, initial: string) =>
  ({ type: 'text', label, min: 1, max: 20, initial }) as const;

/** The four figures of the global footprint, stored as a draft and a published record. */
export const footprint = {
  collection: 'GlobalFootprint',
  words: { name: 'Our Global Footprint', list: 'Footprint', create: 'Create New Global' },
  messages: { saved: 'Global footprint saved.', published: 'Global footprint published.' },
  fields: {
    id: {
      ...{ type: 'text', label: 'ID', min: 1, max: 20, initial: '', given: true },
      format: {
        pattern: 'draft|published',
        error: 'must be draft or published',
        example: 'draft',
      },
    },
    patients: figure('Patient lives touched', '70M'),
    tests: figure('Pathology tests enabled', '300M'),
    centers: figure('National lab collection centers supplied', '3000+'),
    devices: figure('Devices manufactured annually', '360M'),
    ...stamp,
  },
  visitorsSee: { ids: ['published'] },
  ids: ['draft', 'published'],
  deletable: false,
  editor: 'global',
  list: 'footprint',
  shownOn: { always: ['/'] },
} as const satisfies Kind;
