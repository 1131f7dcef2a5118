import { Button } from '@/components/admin/button/button';
import { Notice } from '@/components/admin/notice/notice';
import { session } from '@/content/admin/session';
import { admin } from '@/content/admin/texts';

/** In place of a part that could not be loaded. */
export function Broken() {
  return (
    <Notice kind="error">
      <p>
        <strong>{session.broken.heading}</strong>
      </p>
      <p>{session.broken.text}</p>
      <Button onClick={() => window.location.reload()}>{admin.actions.reload}</Button>
    </Notice>
  );
}
