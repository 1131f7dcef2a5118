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

/** Lets Jest exit before its timers end. The SDK never clears the 30-second timeouts of refused requests. */
function unrefTimers() {
  const { setTimeout } = globalThis;
  const unrefed = (...args: Parameters<typeof setTimeout>) => setTimeout(...args).unref();
  globalThis.setTimeout = Object.assign(unrefed, setTimeout);
}

let policyAnswer = policy;
beforeAll(unrefTimers);
beforeAll(() => startStubService((path) => (path.includes('/v2/passwordPolicy') ? policyAnswer : refusal)));

async function refused(password: string) {
  const { signIn } = await import('./auth');
  return signIn('somebody@purvia.example', password).catch((error: unknown) => error);
}

describe('a sign-in that the password policy rejects', () => {
  it("fails with only the service's error if the policy cannot be fetched", async () => {
    policyAnswer = unavailable;
    expect(await refused('lower case')).toMatchObject({ name: 'FirebaseError', code });
    policyAnswer = policy;
  });

  it("reports the unmet requirements and keeps the service's error", async () => {
    expect(await refused('lower case')).toMatchObject({
      lacks: [{ lacks: 'least', characters: 12 }, { lacks: 'upperCase' }, { lacks: 'digit' }],
      isStored: true,
      code,
      cause: expect.objectContaining({ name: 'FirebaseError', code }),
    });
  });

  it('reports no unmet requirements if the password meets the fetched policy', async () => {
    expect(await refused('Long enough, with 1 digit')).toMatchObject({
      name: 'PasswordPolicyError',
      lacks: [],
    });
  });
});
