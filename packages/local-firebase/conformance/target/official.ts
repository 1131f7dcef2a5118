import type { Backend, Endpoints } from './target';

type OobCodes = { oobCodes?: { email: string; oobCode: string; requestType: string }[] };

/** Returns the official emulators' addresses from the environment variables that `npm run conformance` sets. */
export function officialAddresses(): { firestore?: string; auth?: string } {
  return { firestore: process.env.FIRESTORE_RULES_EMULATOR, auth: process.env.AUTH_EMULATOR };
}

const MISSING = 'missing.invalid:1';

/** Prepares the running emulators. Each Firestore project has its own rules and documents, which isolates the specs. */
export async function openOfficial(projectId: string): Promise<Backend> {
  const { firestore, auth = MISSING } = officialAddresses();
  const endpoints: Endpoints = {
    projectId,
    authProjectId: 'demo-conformance',
    authAddress: auth,
    firestoreAddress: firestore ?? MISSING,
    storageAddress: MISSING,
    ownerToken: 'owner',
  };
  const clear = async () => {
    if (firestore) await clearDocuments(endpoints);
  };
  await Promise.all([clear(), concealAddresses(endpoints)]);
  return {
    endpoints,
    setFirestoreRules: (source) => putRules(endpoints, source),
    setStorageRules: async () => {
      throw new Error('The official Storage emulator is not used.');
    },
    passwordResetCode: (email) => lastResetCode(endpoints, email),
    close: clear,
  };
}

async function putRules({ firestoreAddress, projectId }: Endpoints, content: string): Promise<void> {
  const answer = await fetch(`http://${firestoreAddress}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function clearDocuments({ firestoreAddress, projectId }: Endpoints): Promise<void> {
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await fetch(`http://${firestoreAddress}/${documents}`, { method: 'DELETE' });
}

async function lastResetCode({ authAddress, authProjectId }: Endpoints, email: string): Promise<string> {
  const answer = await fetch(`http://${authAddress}/emulator/v1/projects/${authProjectId}/oobCodes`);
  const { oobCodes = [] } = (await answer.json()) as OobCodes;
  const code = oobCodes.findLast((sent) => sent.email === email && sent.requestType === 'PASSWORD_RESET');
  if (!code) throw new Error(`No password reset was sent to ${email}.`);
  return code.oobCode;
}

/** Makes unknown addresses and wrong passwords indistinguishable, as in new production projects by default. */
async function concealAddresses({ authAddress, authProjectId }: Endpoints): Promise<void> {
  const config = `identitytoolkit.googleapis.com/v2/projects/${authProjectId}/config?updateMask=emailPrivacyConfig`;
  await fetch(`http://${authAddress}/${config}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
}
