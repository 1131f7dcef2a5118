import { serveSite } from '../tools/stack/serve-site';

// Serves the site on its embedded backend. Builds it on the first start.
await serveSite('start');
