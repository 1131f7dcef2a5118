import type { FirestoreRulesFile } from '../rules-file';

const code = 'invitations/0123abcd';
const joined = { members: ['ana', 'ben'], lastCode: '0123abcd' };

export const invitations: FirestoreRulesFile = {
  name: 'invitations',
  seed: {
    'clubs/chess': { members: ['ana'] },
    'clubs/go': { members: ['ana'] },
    [code]: { club: 'chess', email: 'ben@conformance.example' },
  },
  allows: [
    ['ana', 'get', 'clubs/chess'],
    ['ben', 'get', code],
    ['ana', 'set', 'invitations/00000000', { club: 'go', email: 'ben@conformance.example' }],
    ['ben', 'commit', { 'clubs/chess': joined, [code]: null }],
    ['ben', 'commit', { [code]: null, 'clubs/chess': joined }],
  ],
  denies: [
    ['ben', 'get', 'clubs/chess'],
    ['ana', 'get', code],
    ['ben', 'set', 'invitations/00000000', { club: 'go', email: 'ben@conformance.example' }],
    ['ana', 'set', 'invitations/00000000', { club: 'none', email: 'ben@conformance.example' }],
    ['ana', 'set', 'invitations/00000000', { club: 'go', email: 'ben' }],
    ['ana', 'set', 'invitations/short', { club: 'go', email: 'ben@conformance.example' }],
    ['ben', 'set', 'clubs/chess', joined],
    ['ben', 'delete', code],
    ['ben', 'commit', { 'clubs/go': joined, [code]: null }],
    ['ben', 'commit', { 'clubs/chess': { members: ['ben'], lastCode: '0123abcd' }, [code]: null }],
    ['acme', 'commit', { 'clubs/chess': { members: ['ana', 'acme'], lastCode: '0123abcd' }, [code]: null }],
  ],
};
