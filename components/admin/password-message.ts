import { passwords } from '@/content/admin/passwords';
import type { PasswordLack, PasswordPolicyError } from '@/lib/firebase/password-policy-error';

const { policy } = passwords;

function demand(lack: PasswordLack): string {
  const words = policy.demands[lack.lacks];
  return 'characters' in lack ? words.replace('#', String(lack.characters)) : words;
}

/** What a password lacks, and where it is the account's own, what to do. */
export function passwordMessage({ lacks, isStored }: PasswordPolicyError): string {
  const lack = lacks.length > 0 ? policy.lacks.replace('#', lacks.map(demand).join(', ')) : policy.refused;
  return isStored ? `${lack} ${policy.stored}` : lack;
}
