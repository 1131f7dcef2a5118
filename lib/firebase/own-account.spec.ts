import { type StubAnswer, startStubService } from '@/lib/testing/stub-service';

let policy: StubAnswer;
beforeAll(() => startStubService(() => policy));

const check = async (password: string) => (await import('./own-account')).checkNewPassword(password);

describe('a new password', () => {
  it('is accepted for now if the policy cannot be fetched', async () => {
    policy = { status: 503, body: { error: { code: 503, message: 'UNAVAILABLE' } } };
    await expect(check('a bad one')).resolves.toBeUndefined();
  });

  it('is rejected before the user confirms their identity if it does not meet the policy or is common', async () => {
    policy = { status: 200, body: { schemaVersion: 1, customStrengthOptions: { minPasswordLength: 12 } } };
    await expect(check('a bad one')).rejects.toMatchObject({
      lacks: [{ lacks: 'least', characters: 12 }],
      isStored: false,
    });
    await expect(check('qwerty123456')).rejects.toThrow('easy to guess');
    await expect(check('a password of mine')).resolves.toBeUndefined();
  });
});
