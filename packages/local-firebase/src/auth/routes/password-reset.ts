import { z } from 'zod';
import { messageOf } from '../../error-parts';
import type { Route } from '../../http/route';
import { inTransaction } from '../../store/in-transaction';
import { authError } from '../auth-error';
import { changeCredentials } from '../change-credentials';
import type { AuthContext } from '../context';
import { canonicalEmail } from '../email';
import { hashPassword } from '../password-hash';
import { checkPassword } from '../password-policy';
import { RESET_CODE_LIFE } from '../reset-codes';
import { accountRoute, requireOwner } from './account-route';

const Request = z.object({
  requestType: z.string().optional(),
  email: z.string().optional(),
  returnOobLink: z.boolean().optional(),
});

/**
 * Sends a code by email or, without a mail server or if that fails, writes it to the outbox. The log never contains the
 * code or the address.
 */
async function deliver({ sendMail, outbox, log }: AuthContext, to: string, code: string): Promise<void> {
  const text = `The code to set a new password is ${code}\n\nIt can be used once, within one hour. If you did not ask for it, ignore this email.\n`;
  if (sendMail) {
    try {
      await sendMail({ to, subject: 'Code for a new password', text });
      log('A password reset was requested: its code was sent by email.');
      return;
    } catch (error) {
      log(`A code could not be sent by email: ${messageOf(error).replaceAll(to, '…')}`);
    }
  }
  const file = outbox.write({ kind: 'password-reset', text: `To: ${to}\n\n${text}`, life: RESET_CODE_LIFE });
  log(`A password reset was requested: the code is in ${file}.`);
}

/** Returns the route that issues password reset codes, by `deliver` or, at the owner's request, in the response. */
export function sendResetCodeRoute(context: AuthContext): Route {
  return accountRoute(context, ':sendOobCode', Request, async (body, request) => {
    if (!body.requestType) throw authError('MISSING_REQ_TYPE');
    if (body.requestType !== 'PASSWORD_RESET') throw authError('OPERATION_NOT_ALLOWED');
    if (body.returnOobLink) await requireOwner(context, request);
    const email = canonicalEmail(body.email);
    const user = context.users.byEmail(email);
    // Without `returnOobLink`, the response does not reveal whether the account exists.
    const oobCode = user === null ? null : context.resetCodes.issue(user.uid, email);
    const response = { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
    if (oobCode === null) return response;
    if (body.returnOobLink) return { ...response, oobCode };
    // The response does not wait, because its time would reveal whether the account exists.
    void deliver(context, email, oobCode).catch((error) =>
      context.log(`A code was lost: ${messageOf(error)}`),
    );
    return response;
  });
}

const Reset = z.object({ oobCode: z.string().optional(), newPassword: z.string().optional() });

/**
 * Returns the route that sets a new password and invalidates the account's codes. If the request contains no new
 * password, the route only checks the code. The response contains the account's email address.
 */
export function resetPasswordRoute(context: AuthContext): Route {
  const reset = async (code: string, newPassword: string): Promise<void> => {
    checkPassword(context.passwordPolicy, newPassword);
    const passwordHash = await hashPassword(newPassword);
    inTransaction(context.db, () => {
      // Read the code again, because another request may have used it while the password was being hashed.
      const { uid } = readCode(context, code);
      changeCredentials(context, uid, { passwordHash, emailVerified: true });
    });
  };

  return accountRoute(context, ':resetPassword', Reset, async ({ oobCode, newPassword }) => {
    if (!oobCode) throw authError('MISSING_OOB_CODE');
    const { email } = readCode(context, oobCode);
    if (newPassword) await reset(oobCode, newPassword);
    return { kind: 'identitytoolkit#ResetPasswordResponse', email, requestType: 'PASSWORD_RESET' };
  });
}

/** Throws `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_NOT_FOUND` or `USER_DISABLED`. */
function readCode({ resetCodes, users }: AuthContext, code: string): { uid: string; email: string } {
  const { uid, email } = resetCodes.read(code);
  const user = users.byUid(uid);
  if (user === null) throw authError('USER_NOT_FOUND');
  if (user.disabled) throw authError('USER_DISABLED');
  if (user.email !== email) throw authError('INVALID_OOB_CODE');
  return { uid, email };
}
