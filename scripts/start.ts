import { serveSite } from './stack/serve-site';

// The site on its embedded backend: built once, then served; a second start only serves.
await serveSite('start');
