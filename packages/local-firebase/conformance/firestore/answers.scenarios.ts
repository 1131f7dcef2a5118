import type { Scenario } from '../scenario';
import { one } from './answer-case';
import { commitCases } from './answers.commits';
import { documentCases } from './answers.documents';
import { queryCases } from './answers.queries';
import type { FirestoreStage } from './stage';

const PLAIN_TEXT = {
  target: 'official',
  expected: '404',
  because: 'For unknown paths, the emulator returns plain text, and production returns a JSON error.',
} as const;

export const answerScenarios: Scenario<FirestoreStage>[] = [
  ...documentCases,
  ...commitCases,
  ...queryCases,
].map(([name, path, init, expected]) => ({
  name,
  expected,
  ...(name.startsWith('an unknown ') && { differs: PLAIN_TEXT }),
  run: async ({ target, items }) => {
    const docs = `projects/${target.endpoints.projectId}/databases/(default)/documents`;
    const fill = (text: string) => text.replaceAll('{docs}', docs).replaceAll('{items}', items.id);
    const kept = { method: 'PATCH', body: { fields: { n: one } } };
    await target.request(fill('v1/{docs}/{items}/kept'), kept);
    const body =
      init.body === undefined
        ? undefined
        : fill(typeof init.body === 'string' ? init.body : JSON.stringify(init.body));
    const answer = await target.request(fill(path), { ...init, body });
    const { status, message = '' } = errorOf(answer.body);
    const [, words = ''] = expected.split(': ');
    const found = [answer.status, status].filter(Boolean).join(' ');
    return words && message.includes(words) ? `${found}: ${words}` : found;
  },
}));

/** Returns the error in a response's body, or an empty object. The response to a query is a list. */
function errorOf(body: unknown): { status?: string; message?: string } {
  const [answer] = [body].flat() as { error?: { status?: string; message?: string } }[];
  return answer?.error ?? {};
}
