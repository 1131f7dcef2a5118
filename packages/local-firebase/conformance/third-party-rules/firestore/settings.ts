import type { FirestoreRulesFile } from '../rules-file';

const good = {
  theme: 'dark',
  colour: '#a0F',
  locale: 'de-AT',
  fontSize: 14,
  volume: 0.5,
  shortcuts: { c: 'copy', v: 'paste' },
};

export const settings: FirestoreRulesFile = {
  name: 'settings',
  seed: { 'settings/ana': good, 'defaults/all': good },
  allows: [
    ['ana', 'get', 'settings/ana'],
    ['ben', 'get', 'settings/ben'],
    ['ana', 'set', 'settings/ana', { ...good, colour: '#a0Ff00', locale: 'fr' }],
    ['ben', 'set', 'settings/ben', { ...good, volume: null }],
    ['ben', 'set', 'settings/ben', { ...good, volume: 1, shortcuts: {} }],
    ['anyone', 'get', 'defaults/all'],
  ],
  denies: [
    ['ben', 'get', 'settings/ana'],
    ['ana', 'list', 'settings'],
    ['ana', 'update', 'settings/ana', { theme: 'neon' }],
    ['ana', 'update', 'settings/ana', { colour: '#a0Ff' }],
    ['ana', 'update', 'settings/ana', { colour: '#a0F\n' }],
    ['ana', 'update', 'settings/ana', { locale: 'de-at' }],
    ['ana', 'update', 'settings/ana', { fontSize: '14' }],
    ['ana', 'update', 'settings/ana', { fontSize: 13 }],
    ['ana', 'update', 'settings/ana', { volume: 1.1 }],
    ['ana', 'update', 'settings/ana', { volume: 'loud' }],
    ['ana', 'update', 'settings/ana', { shortcuts: { x: 'cut' } }],
    ['ana', 'update', 'settings/ana', { shortcuts: { a: 'copy', b: 'copy', c: 'copy', d: 'copy' } }],
    ['anyone', 'list', 'defaults'],
    ['admin', 'set', 'defaults/all', {}],
    ['ana', 'delete', 'settings/ana'],
  ],
};
