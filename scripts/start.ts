import { serveSite } from '../tools/stack/serve-site';

// Serves the site on its embedded backend. Builds it first if the last build is stale.
await serveSite('start');
