import { mutantsOf } from './mutants';
import { EVERY, isSampled } from './sample';

const limits = (count: number) =>
  Array.from({ length: count }, (_, index) => `value.size() <= ${index}`).join(' && ');

const rules = (added: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${added}
    function isSmall(value) { return ${limits(300)}; }
  }
}`;

/** Returns the sampled mutants of isSmall. */
function sampled(source: string) {
  return mutantsOf(source, 'test.rules')
    .filter((mutant) => mutant.within === 'function isSmall' && isSampled(source, mutant))
    .map(({ change, from, to }) => [change, source.slice(from, to)]);
}

describe('the sample of the mutants', () => {
  it('has about the intended size', () => {
    const all = mutantsOf(rules(''), 'test.rules');
    expect(sampled(rules('')).length / all.length).toBeCloseTo(1 / EVERY, 1);
  });

  it('stays the same when another function is added', () => {
    const added = 'function isText(value) { return value is string && value.size() > 0; }';
    expect(sampled(rules(added))).toEqual(sampled(rules('')));
  });
});
