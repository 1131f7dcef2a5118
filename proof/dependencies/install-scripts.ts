/** Packages that may run a script when they are installed, each with what it does. npm 11 runs none unless told to. */
export const INSTALL_SCRIPTS: Record<string, string> = {
  esbuild: 'puts its program for this system in place',
  protobufjs: 'warns of a version that does not fit',
  re2: 'fetches or builds its native part; firebase-tools does without',
  '@firebase/util': 'writes down the configuration that an environment variable names',
  '@parcel/watcher': 'builds its native part where none is ready; sass does without',
};
