import { z } from 'zod';

// Before any schema is made: zod would probe for eval, which the admin's content security policy reports as an attack.
z.config({ jitless: true });

export { z };
