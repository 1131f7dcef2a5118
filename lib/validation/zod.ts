import { z } from 'zod';

// Must run before any schema is created. Otherwise, zod tests whether eval works, which violates the admin's CSP.
z.config({ jitless: true });

export { z };
