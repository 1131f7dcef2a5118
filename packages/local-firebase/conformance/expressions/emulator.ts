import type { WireDocument } from '../../src/firestore/wire';
import { CLAIMS, DOCUMENTS, PROJECT } from './world';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const TOKEN = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(CLAIMS)}.`;

type Answer = { status: number; body: { error?: { message: string } } };

async function send(url: string, method: string, token: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** A client for the official Firestore emulator that loads rules and tests them. */
export class OfficialEmulator {
  constructor(private readonly host: string) {}

  /** Stores documents, bypassing the rules. */
  async store(documents: WireDocument[]): Promise<void> {
    const writes = documents.map(({ name, fields }) => ({ update: { name, fields } }));
    const answer = await send(`http://${this.host}/v1/${DOCUMENTS}:commit`, 'POST', 'owner', { writes });
    if (answer.status !== 200) throw new Error(answer.body.error?.message);
  }

  /** Loads a rules file. Returns null on success, otherwise the compiler's message, or 'crashed' if there is none. */
  async load(content: string): Promise<string | null> {
    const url = `http://${this.host}/emulator/v1/projects/${PROJECT}:securityRules`;
    const rules = { files: [{ name: 'firestore.rules', content }] };
    const answer = await send(url, 'PUT', 'owner', { rules });
    return answer.status === 200 ? null : (answer.body.error?.message ?? 'crashed');
  }

  /** Returns whether the rules allow the signed-in user to get the document, or 'crashed' if the evaluator fails. */
  async allows(path: string): Promise<boolean | 'crashed'> {
    const { status, body } = await send(`http://${this.host}/v1/${DOCUMENTS}/${path}`, 'GET', TOKEN);
    if (status === 200) return true;
    if (status === 403) return false;
    if (status === 500) return 'crashed';
    throw new Error(`The emulator returned ${status}: ${JSON.stringify(body)}`);
  }
}
