import { expectNothingLost } from '../support/expect-nothing-lost';

expectNothingLost(['blog', 'mention', 'link'], 0.8);
