import type { BrowserContext } from '@playwright/test';
import { integer, pick, type Random, randomFrom } from '@/lib/testing/hostile/random';
import { deleteRecords } from '../discovery/support/records';
import { AdminPage } from './admin-page';
import {
  INTERRUPTED_KINDS,
  type InterruptedKind,
  isChanged,
  MOMENTS,
  saveIfChanged,
} from './interrupted-work';
import { INTERRUPTIONS } from './interruptions';
import { owner } from './owner';
import { expect, test } from './test';

/** For a full run: INTERRUPTIONS=200 npm run e2e -- e2e/admin/interruptions.e2e.ts e2e/admin/footprint.e2e.ts */
const ATTEMPTS = Number(process.env.INTERRUPTIONS ?? 20);

const SEED = Number(process.env.INTERRUPTIONS_SEED ?? 1);

/** The time in which the editor is opened and the text is typed, in milliseconds. */
const DUE_IN_MS = 9_000;

export type KindName = keyof typeof INTERRUPTED_KINDS;

/** Figures must be numbers. */
const newText = (random: Random, kind: KindName) =>
  kind === 'figures'
    ? `${integer(random, 100_000, 999_999)}M`
    : `Typed in one go, ${integer(random, 1, 1e9)}`;

/** Interrupts the editing of records of these kinds, each interruption equally often. @param share of all attempts */
export function expectNothingLost(kinds: readonly KindName[], share: number) {
  const random = randomFrom(SEED);
  const names = Object.keys(INTERRUPTIONS).filter(
    (name) => !INTERRUPTIONS[name]?.times || kinds.some((kind) => 'collection' in INTERRUPTED_KINDS[kind]),
  );
  for (let number = 0; number < Math.round(ATTEMPTS * share); number++) {
    const name = names[number % names.length] ?? '';
    const possible = kinds.filter(
      (kind) => !INTERRUPTIONS[name]?.times || 'collection' in INTERRUPTED_KINDS[kind],
    );
    const kind = pick(random, possible);
    const moment = pick(random, Object.keys(MOMENTS));
    const text = newText(random, kind);
    test(`attempt ${number + 1}: text typed in the ${kind} editor is not lost if ${name} ${moment}`, ({
      admin,
      browser,
    }) => attempt(admin, { kind: INTERRUPTED_KINDS[kind], name, moment, text }, () => browser.newContext()));
  }
}

type Plan = { kind: InterruptedKind; name: string; moment: string; text: string };

async function attempt(admin: AdminPage, plan: Plan, newMachine: () => Promise<BrowserContext>) {
  const { kind, name, moment, text } = plan;
  const interruption = INTERRUPTIONS[name];
  const start = MOMENTS[moment];
  if (!interruption || !start) throw new Error(`Unknown: ${name} ${moment}`);
  const { page } = admin;
  const context = page.context();
  await interruption.prepare?.(context);
  // Otherwise, the editor would offer what another attempt or test has left.
  const account = { email: `interrupted-${Date.now()}@purvia.example`, password: 'a password of mine' };
  await owner.createAdministrator(account.email, account.password);
  await admin.signIn(account);
  const due = new Date(Date.now() + DUE_IN_MS);
  const address = await kind.start(page, interruption.times?.(due) ?? {});
  await page.goto(address);
  const before = await (await admin.shown(kind.field)).inputValue();
  await admin.fill(kind.field, '');
  await admin.field(kind.field).pressSequentially(text, { delay: 10 });
  const begun = await start(admin);
  const attempted = { admin, page, context, newMachine, kind, text, address, account, due };
  const next = new AdminPage(await interruption.happen(attempted, begun));
  if (next.page === page) await begun.end();

  const expectText = async () => expect(await next.shown(kind.field)).toHaveValue(text);
  if (next.page !== page || !page.url().endsWith(address)) await next.page.goto(address);
  await expectText();
  await saveIfChanged(next, kind);
  await next.page.goto(address);
  await expectText();
  expect(await isChanged(next)).toBe(false);
  await next.fill(kind.field, before);
  await saveIfChanged(next, kind);
  // Records that have gone live would replace the examples on the home page.
  if (kind.collection) await deleteRecords(kind.collection, [address.split('/').at(-1) ?? '']);
}
