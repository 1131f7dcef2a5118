import { join } from 'node:path';

/** The folder of the releases, in the checkout from which `npm run deploy` was started. */
export const RELEASES = 'releases';

export const SOCKET = join(RELEASES, 'control.sock');
