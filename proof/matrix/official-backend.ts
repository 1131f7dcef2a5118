import { readFileSync } from 'node:fs';
import { UnsecuredJWT } from 'jose';
import { findFirestoreEmulator } from 'local-firebase/emulators';
import { ACCOUNTS, SECOND_FACTOR } from './actors';
import type { MatrixBackend } from './backend';
import { KNOWN_ACTORS, type KnownActor } from './policy';
import { emailOf } from './records';

const PROJECT = 'demo-matrix';

/**
 * Returns an actor's token. It is unsigned, because the official emulator evaluates rules but does not verify tokens.
 */
function tokenOf(actor: KnownActor, claims: object = {}): string | null {
  const known = ACCOUNTS[actor];
  if (!known) return null;
  return new UnsecuredJWT({
    ...{ ...known.claims, ...claims, email: emailOf(known.uid), user_id: known.uid, auth_time: 0 },
  })
    .setSubject(known.uid)
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
}

/** Starts the official Firestore emulator with this project's rules. Returns null if it is not installed. */
export async function startOfficialMatrix(): Promise<MatrixBackend | null> {
  const emulator = findFirestoreEmulator();
  if (!emulator) return null;
  const running = await emulator.start();
  const origin = `http://${running.address}`;
  const content = readFileSync('firestore.rules', 'utf8');
  const answer = await fetch(`${origin}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`The official emulator rejected the rules: ${await answer.text()}`);
  return {
    origin,
    projectId: PROJECT,
    bucket: '',
    ownerToken: 'owner',
    tokens: Object.fromEntries(KNOWN_ACTORS.map((actor) => [actor, tokenOf(actor)])),
    provenTokens: Object.fromEntries(
      KNOWN_ACTORS.map((actor) => [actor, tokenOf(actor, { firebase: SECOND_FACTOR })]),
    ),
    close: () => running.stop(),
  };
}
