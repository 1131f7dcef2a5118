import { serveSite } from './stack/serve-site';

// The site on its embedded backend, compiled as files change.
await serveSite('dev');
