import { readCommand } from './command-line';

describe('the command line', () => {
  it('requires no flags', () => {
    expect(readCommand([], {})).toEqual({
      help: false,
      reset: false,
      yes: false,
      options: {
        dataDir: '.data',
        port: 9390,
        projectId: 'demo-local',
        bucket: 'demo-local.appspot.com',
        firestoreRules: 'firestore.rules',
        storageRules: 'storage.rules',
        indexes: undefined,
        limitAnonymous: false,
        watchRules: false,
      },
    });
  });

  it('accepts environment variables, which flags override', () => {
    const env = { LOCAL_FIREBASE_DATA_DIR: 'from-variable', LOCAL_FIREBASE_PORT: '1' };
    const { options } = readCommand(['--port', '2', '--project=p'], env);
    expect(options).toMatchObject({
      dataDir: 'from-variable',
      port: 2,
      projectId: 'p',
      bucket: 'p.appspot.com',
    });
  });

  it.each([
    [['--port', 'many'], "'many' is not a port: use a number from 0 to 65535."],
    [['--port', '65536'], "'65536' is not a port: use a number from 0 to 65535."],
    [['--min-password-length', '5'], "'5' is not a password length: use a number from 6 to 4096."],
    [['--colour'], /^Unknown option '--colour'/],
    [['stray'], /^Unexpected argument 'stray'/],
  ])('rejects %j', (args, sentence) => {
    expect(() => readCommand(args, {})).toThrow(sentence);
  });
});
