import { bundleReader } from './bundle-reader';

/** Returns the reader as JavaScript. A bundle of this package contains the text instead of this file. */
export const readerProgram = (): Promise<string> => bundleReader();
