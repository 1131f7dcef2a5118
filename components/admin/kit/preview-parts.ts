import type { ReactNode } from 'react';

/** A record as visitors see it: on its page, and outside the site in search results and share cards. */
export type RecordPreview = { page: ReactNode; outside: ReactNode };
