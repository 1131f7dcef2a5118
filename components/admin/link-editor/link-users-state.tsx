import { Button } from '@/components/admin/button/button';
import { Notice } from '@/components/admin/notice/notice';
import { links } from '@/content/admin/links';
import { admin } from '@/content/admin/texts';
import { LinkUserList } from './link-user-list';
import type { UsersOfLink } from './use-link-users';

/** The records that lead to a PDF, or why they are not known. */
export function LinkUsersState({ users, failed, onRead }: UsersOfLink) {
  return (
    <>
      {failed && (
        <Notice kind="info">
          <p>{links.usersFailed}</p>
          <Button small onClick={onRead}>
            {admin.actions.retry}
          </Button>
        </Notice>
      )}
      {users && <LinkUserList users={users} />}
      {!users && !failed && <p>{links.usersUnknown}</p>}
    </>
  );
}
