import { type StubAnswer, startStubService } from '@/lib/testing/stub-service';

const refusal: StubAnswer = {
  status: 400,
  body: { error: { code: 400, message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing requirements' } },
};
const policy: StubAnswer = {
  status: 200,
  body: {
    schemaVersion: 1,
    customStrengthOptions: {
      minPasswordLength: 12,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
    },
    allowedNonAlphanumericCharacters: ['!'],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: true,
  },
};

const unavailable: StubAnswer = { status: 503, body: { error: { code: 503, message: 'UNAVAILABLE' } } };
const code = 'auth/password-does-not-meet-requirements';

let policyAnswer = policy;
let stop = () => {};
beforeAll(async () => {
  stop = await startStubService((path) => (path.includes('/v2/passwordPolicy') ? policyAnswer : refusal));
});
afterAll(() => stop());

async function refused(password: string) {
  const { signIn } = await import('./auth');
  return signIn('somebody@purvia.example', password).catch((error: unknown) => error);
}

describe('a sign-in whose password does not meet the requirements', () => {
  it('is refused with the service error alone while the policy cannot be asked for', async () => {
    policyAnswer = unavailable;
    expect(await refused('lower case')).toMatchObject({ name: 'FirebaseError', code });
    policyAnswer = policy;
  });

  it('says what the password lacks, and keeps the error that the service answered', async () => {
    expect(await refused('lower case')).toMatchObject({
      message:
        'The password needs at least 12 characters, an upper-case letter, a digit. Ask for a new one at the sign-in.',
      code,
      cause: expect.objectContaining({ name: 'FirebaseError', code }),
    });
  });

  it('asks for a new one where the policy finds nothing missing', async () => {
    expect(await refused('Long enough, with 1 digit')).toMatchObject({
      message: 'The password does not meet the requirements any more. Ask for a new one at the sign-in.',
    });
  });
});
