import type { Scenario } from '../scenario';
import type { RawRequest, Target } from '../target/target';

const accounts = 'identitytoolkit.googleapis.com/v1/accounts';
const token = 'securetoken.googleapis.com/v1/token';

type AnswerCase = [name: string, path: string, body: RawRequest['body'], expected: string];

const refresh = (parameters: Record<string, string>) => new URLSearchParams(parameters);

const CASES: AnswerCase[] = [
  ['sign-in without any field', `${accounts}:signInWithPassword`, {}, '400 MISSING_EMAIL'],
  [
    'sign-in without a password',
    `${accounts}:signInWithPassword`,
    { email: 'a@b.example' },
    '400 MISSING_PASSWORD',
  ],
  ['lookup with a malformed token', `${accounts}:lookup`, { idToken: 'broken' }, '400 INVALID_ID_TOKEN'],
  [
    'a code request without a type',
    `${accounts}:sendOobCode`,
    { email: 'a@b.example' },
    '400 MISSING_REQ_TYPE',
  ],
  [
    'a reset without a code',
    `${accounts}:resetPassword`,
    { newPassword: 'some-password' },
    '400 MISSING_OOB_CODE',
  ],
  ['an unknown operation', `${accounts}:explode`, {}, '404'],
  ['refresh without a token', token, refresh({ grant_type: 'refresh_token' }), '400 MISSING_REFRESH_TOKEN'],
  [
    'refresh with an invented token',
    token,
    refresh({ grant_type: 'refresh_token', refresh_token: 'invented' }),
    '400 INVALID_REFRESH_TOKEN',
  ],
];

export const answerScenarios: Scenario<{ target: Target }>[] = CASES.map(([name, path, body, expected]) => ({
  name: `on the wire: ${name}`,
  expected,
  run: async ({ target }) => {
    const init = { token: null, service: 'auth', body } as const;
    const { status, body: answer } = await target.request(`${path}?key=conformance`, init);
    const message = (answer as { error?: { message?: string } }).error?.message ?? '';
    return [status, status === 404 ? '' : message.split(' ')[0]].join(' ').trim();
  },
}));
