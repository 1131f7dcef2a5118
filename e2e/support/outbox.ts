import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { environment } from './environment';

/** The first message creates the folder. */
const messages = (): string[] =>
  (existsSync(environment.outbox) ? readdirSync(environment.outbox) : []).map((name) =>
    readFileSync(join(environment.outbox, name), 'utf8'),
  );

const codeIn = (email: string): string | undefined =>
  messages()
    .find((text) => text.startsWith(`To: ${email}\n`))
    ?.match(/password is (\S+)/)?.[1];

/** Waits for the email that sets an account's password, and returns its code. */
export async function mailedCode(email: string): Promise<string> {
  await expect.poll(() => codeIn(email), { timeout: 20_000 }).toBeDefined();
  return codeIn(email) ?? '';
}
