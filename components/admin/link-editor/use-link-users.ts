'use client';

import { useList } from '@/components/admin/dashboard/use-list';
import { getLinkUsers, type LinkUser } from '@/lib/content/link-use';

/** What is known of the records that lead to a PDF. */
export type UsersOfLink = {
  /** Null while that is not known. */
  users: LinkUser[] | null;
  /** The last attempt to read them did not get through. */
  failed: boolean;
  onRead(): void;
};

const readUsers = async () => [...(await getLinkUsers())];

/** Reads which blogs and press mentions lead to PDFs. @returns what is known for a PDF's id. */
export function useLinkUsers(): (id: string) => UsersOfLink {
  const { items, failed, reload } = useList(readUsers);
  const users = items && new Map(items);
  return (id) => ({ users: users && (users.get(id) ?? []), failed, onRead: reload });
}
