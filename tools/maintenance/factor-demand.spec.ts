import { currentUser, signIn } from '@/lib/firebase/auth';
import { doc, firestore, serverTimestamp, setDoc } from '@/lib/firebase/firestore';
import { removeSecondFactor, secondFactors, startSetup } from '@/lib/firebase/second-factor';
import type { Role } from '@/lib/model/people';
import { getDemand, getFactors, hideFactor, lacksFactor, setDemand, showFactor } from '@/lib/records/factors';
import { setApprovalKinds } from '@/lib/records/settings';
import { saveRecord } from '@/lib/records/write';
import { codesNow } from '@/lib/testing/authenticator-codes';
import { startTestBackend } from '@/lib/testing/backend';
import { aBlog } from '@/lib/testing/records';
import { accountOf, removeAuthenticatorApps } from './administrators';
import type { Connection } from './connection';
import { decide } from './people';
import { storeSecuritySettings } from './settings';
import { connectionTo } from './testing';

const PASSWORD = 'a long enough password';
const REFUSED = { code: 'permission-denied' };
const BOTH: Role[] = ['publisher', 'administrator'];

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let connection: Connection;

const addressOf = (name: string) => `${name}@purvia.example`;
const uidOf = async (name: string) => (await accountOf(connection, addressOf(name))).uid;

async function hire(name: string, role: Role) {
  await decide(connection, await accountOf(connection, addressOf(name), () => PASSWORD), { role });
}

const arrive = (name: string) => signIn(addressOf(name), PASSWORD);

/** Adds an authenticator app, and returns the codes for two later sign-ins. */
async function addApp(): Promise<string[]> {
  const setup = await startSetup('Purvia');
  const [first, ...later] = codesNow(setup.key);
  await setup.finish(first);
  await showFactor();
  return later;
}

let saved = 0;
const saveDraft = () => saveRecord('Blog', aBlog({ id: `draft-${++saved}` }));
const publish = () => saveRecord('Blog', aBlog({ id: `live-${++saved}`, published: true }));
const demand = async (roles: Role[], witness: string) =>
  setDemand(await getDemand(), roles, witness && (await uidOf(witness)));

beforeAll(async () => {
  backend = await startTestBackend();
  connection = connectionTo(backend);
  await hire('first', 'administrator');
  await hire('second', 'administrator');
  await hire('publisher', 'publisher');
});

afterAll(() => backend.close());

describe('a second factor', () => {
  it('is required of nobody at first, even after the settings are stored, which happens only once', async () => {
    await arrive('first');
    expect(await getDemand()).toEqual({ roles: [], revision: 0 });
    for (let times = 0; times < 2; times++) {
      await storeSecuritySettings(connection);
      expect(await getDemand()).toEqual({ roles: [], revision: 1 });
    }
    await publish();
  });

  it('can be required once two administrators have one', async () => {
    await arrive('first');
    await expect(demand(BOTH, 'second')).rejects.toMatchObject(REFUSED);
    await addApp();
    await expect(demand(BOTH, 'second')).rejects.toMatchObject(REFUSED);
    await expect(demand(BOTH, 'first')).rejects.toMatchObject(REFUSED);
    await arrive('second');
    await addApp();
    expect(await getFactors()).toEqual(new Set([await uidOf('first'), await uidOf('second')]));
    await expect(demand(['writer'], 'first')).rejects.toMatchObject(REFUSED);
    await demand(BOTH, 'first');
    expect((await getDemand()).roles).toEqual(BOTH);
    await expect(publish()).resolves.toMatchObject({ revision: 1 });
  });

  it('is then needed for what visitors see, from the next request, and not for drafts', async () => {
    await arrive('publisher');
    await expect(saveDraft()).resolves.toMatchObject({ revision: 1 });
    await expect(publish()).rejects.toMatchObject(REFUSED);
    expect(await lacksFactor('publisher', false)).toBe(true);
    expect(await lacksFactor('writer', false)).toBe(false);
    const own = doc(firestore(), 'Factors', currentUser().uid);
    await expect(setDoc(own, { at: serverTimestamp() })).rejects.toMatchObject(REFUSED);
    await addApp();
    await expect(publish()).resolves.toMatchObject({ revision: 1 });
  });

  it('is needed for decisions about people, also by accounts with only the claim', async () => {
    const { email, password } = backend.firstAdministrator ?? { email: '', password: '' };
    await signIn(email, password);
    await expect(publish()).rejects.toMatchObject(REFUSED);
    await expect(demand([], '')).rejects.toMatchObject(REFUSED);
    await expect(setApprovalKinds([])).rejects.toMatchObject(REFUSED);
  });

  it('is no longer shown once it was removed or reset', async () => {
    await removeAuthenticatorApps(connection, addressOf('publisher'));
    expect(await getFactors()).not.toContain(await uidOf('publisher'));
    await arrive('publisher');
    await addApp();
    const [app] = secondFactors();
    await removeSecondFactor(app?.id ?? '');
    await hideFactor();
    expect(await getFactors()).not.toContain(await uidOf('publisher'));
  });
});
