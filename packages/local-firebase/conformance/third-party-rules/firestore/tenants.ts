import type { FirestoreRulesFile } from '../rules-file';

export const tenants: FirestoreRulesFile = {
  name: 'tenants',
  seed: {
    'tenants/acme': { plan: 'small' },
    'tenants/other': { plan: 'large' },
    'tenants/acme/projects/p': { tenant: 'acme' },
    'tenants/acme/projects/p/tasks/t': { tenant: 'acme' },
    'tenants/acme/billing/b': { tenant: 'acme' },
    'tenants/other/projects/p': { tenant: 'other' },
  },
  allows: [
    ['acme', 'get', 'tenants/acme'],
    ['acme', 'get', 'tenants/acme/projects/p/tasks/t'],
    ['acme', 'list', 'tenants/acme/projects/p/tasks'],
    ['acme', 'get', 'tenants/acme/billing/b'],
    ['acme', 'set', 'tenants/acme/projects/q', { tenant: 'acme' }],
    ['acme', 'update', 'tenants/acme/projects/p/tasks/t', { done: true }],
    ['admin', 'update', 'tenants/other', { plan: 'small' }],
  ],
  denies: [
    ['acme', 'get', 'tenants/other'],
    ['ana', 'get', 'tenants/acme'],
    ['anyone', 'get', 'tenants/acme'],
    ['acme', 'list', 'tenants'],
    ['acme', 'get', 'tenants/other/projects/p'],
    ['admin', 'get', 'tenants/acme/projects/p'],
    ['acme', 'set', 'tenants/acme/projects/q', { tenant: 'other' }],
    ['acme', 'update', 'tenants/acme/billing/b', { paid: true }],
    ['acme', 'delete', 'tenants/acme/projects/p'],
    ['acme', 'update', 'tenants/acme', { plan: 'large' }],
    ['ana', 'list', 'tenants/acme/projects'],
  ],
};
