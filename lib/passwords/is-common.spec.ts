import { CommonPasswordError, isCommonPassword, refuseCommonPassword } from './is-common';

describe('a password', () => {
  it.each(['1qaz2wsx3edc', 'Qwerty123456', 'aaaaaaaaaaaa', 'abcdabcdabcd', '123123123123'])(
    'such as %s is easy to guess',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true);
      await expect(refuseCommonPassword(password)).rejects.toThrow(CommonPasswordError);
    },
  );

  it.each(['a password of mine', 'cold tubes travel at night'])('such as %s is not', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
    await expect(refuseCommonPassword(password)).resolves.toBeUndefined();
  });
});
