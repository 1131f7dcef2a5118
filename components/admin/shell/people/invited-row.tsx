import { Avatar } from '@/components/admin/kit/avatar';
import { Button } from '@/components/admin/kit/button';
import { formatTime } from '@/components/admin/kit/format';
import { people } from '@/content/admin/people';
import type { Invite } from '@/lib/records/colleagues';
import styles from './people-view.module.scss';

const texts = people.invite;

/** Describes an invitation's state; '' once it was accepted. */
export function standingOf({ state, since }: Invite): string {
  if (state === 'accepted') return '';
  return state === 'sent' && since ? `${texts.states.sent} ${formatTime(since)}.` : texts.states[state];
}

export type SendAgainProps = { invite: Invite; busy: boolean; onInvite(invite: Invite): void };

/** A button that sends an invitation again, unless it still waits. */
export function SendAgain({ invite, busy, onInvite }: SendAgainProps) {
  if (invite.state === 'asked') return null;
  return (
    <Button
      small
      kind="quiet"
      busy={busy}
      aria-label={`${texts.again}: ${invite.email}`}
      onClick={() => onInvite(invite)}
    >
      {texts.again}
    </Button>
  );
}

export type InvitedRowProps = SendAgainProps & {
  /** Whether the signed-in person may invite. */
  mayInvite: boolean;
};

/** An invitation of somebody who has no role yet. */
export function InvitedRow({ mayInvite, ...props }: InvitedRowProps) {
  const { email, role } = props.invite;
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.who}>
        <div>
          <Avatar email={email} />
          <div>
            <p className={styles.email}>{email}</p>
            <p className={styles.soft}>{standingOf(props.invite)}</p>
          </div>
        </div>
      </th>
      <td role="cell" className={styles.role}>
        {people.roles[role]}
      </td>
      <td role="cell" className={styles.factor} />
      <td role="cell" className={styles.since} />
      <td role="cell" className={styles.act}>
        {mayInvite && (
          <div>
            <SendAgain {...props} />
          </div>
        )}
      </td>
    </tr>
  );
}
