import type { LocalFirebase } from 'local-firebase';
import { signIn } from '@/lib/firebase/auth';

/** Signs in as the first administrator of a new backend. */
export async function signInFirstAdministrator({ firstAdministrator }: LocalFirebase): Promise<void> {
  const { email, password } = firstAdministrator ?? { email: '', password: '' };
  await signIn(email, password);
}
