import type { LocalFirebase } from 'local-firebase';
import { signIn } from '@/lib/firebase/auth';

/** Signs in as the administrator that a new backend comes with. */
export async function signInFirstAdministrator({ firstAdministrator }: LocalFirebase): Promise<void> {
  const { email, password } = firstAdministrator ?? { email: '', password: '' };
  await signIn(email, password);
}
