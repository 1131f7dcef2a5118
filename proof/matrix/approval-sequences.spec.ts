import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import { SEARCHES, search } from './approval-sequences';
import { prepareCell } from './engine';

const source = readFileSync('firestore.rules', 'utf8');

/** Searches with the rules engine. */
function searchIn(text: string, one: (typeof SEARCHES)[number]) {
  const rules = compileFirestoreRules(text, 'firestore.rules');
  const now = new Date();
  return search((request) => prepareCell(request, now)(rules), one);
}

/** Returns the rules without a condition. */
function rulesWithout(condition: string) {
  expect(source).toContain(condition);
  return source.replace(condition, 'true');
}

describe('where approval is on', () => {
  it.each(SEARCHES.map((one) => ({ ...one, kind: one.subject.name })))(
    'without an emergency, no sequence of four commits makes a text, type or listing of the $actor public in $kind',
    (one) => {
      const { faults, shown, alone } = searchIn(source, one);
      expect(faults).toEqual([]);
      expect(shown).toEqual(new Set(['Theirs']));
      expect(alone).toEqual(new Set(one.actor === 'publisher' ? [] : ['Theirs', 'Mine']));
    },
  );

  it.each([
    'isApproved(counter.collection, counter.id, record)',
    '!(request.auth.uid in draft.authors)',
    'record.diff(draft.content).affectedKeys().hasOnly(filledIn(draft.content))',
    'request.auth.uid in draft.authors\n',
    "isText(approval.reason, 2000) && approval.reason.trim() != '' && hasRole(['administrator'])",
  ])('a sequence would do so if the rules lacked %j', (condition) => {
    expect(searchIn(rulesWithout(condition), SEARCHES[0]).faults).not.toEqual([]);
  });
});
