'use client';

import { type ReactNode, useState } from 'react';
import { EditorsOnly } from '@/components/admin/session/editors-only';

export type RecordIdProps = { children(id: string): ReactNode };

const lastPart = () =>
  typeof window === 'undefined' ? '' : decodeURIComponent(window.location.pathname.split('/').at(-1) ?? '');

/**
 * Hands on the last part of the address that the page was opened with, the record's id. Every id shows the same
 * static page (next.config.ts rewrites to it), so no id is ever rendered or kept on the server.
 */
export function RecordId({ children }: RecordIdProps) {
  const [id] = useState(lastPart);
  return <EditorsOnly>{children(id)}</EditorsOnly>;
}
