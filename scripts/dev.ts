import { serveSite } from '../tools/stack/serve-site';

// Starts the development server on the embedded backend.
await serveSite('dev');
