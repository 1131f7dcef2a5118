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
    return [answer.status, statusOf(answer.body)].filter(Boolean).join(' ');
  },
}));

/** The response to a query is a list; every other response is an object. */
function statusOf(body: unknown): string | undefined {
  const [answer] = [body].flat() as { error?: { status?: string } }[];
  return answer?.error?.status;
}
