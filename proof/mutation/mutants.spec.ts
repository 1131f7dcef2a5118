import { mutantsOf, mutate } from './mutants';

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isSmall(value) { return value.size() <= 10; }
    match /notes/{id} {
      allow get, list: if request.auth != null && (isSmall(id) || id in ['a', 'b']);
    }
  }
}`;

const mutants = mutantsOf(source, 'notes.rules');

/** Returns the changed line of each matching mutant. */
const changed = (within: string, change: string) =>
  mutants
    .filter((mutant) => mutant.within === within && mutant.change === change)
    .map((mutant) =>
      mutate(source, mutant).split('\n')[source.slice(0, mutant.from).split('\n').length - 1]?.trim(),
    );

describe('the mutants of a rules file', () => {
  it('remove each clause from its expression', () => {
    expect(changed('/notes/{id} get, list', 'removed')).toEqual([
      "allow get, list: if true && (isSmall(id) || id in ['a', 'b']);",
      'allow get, list: if request.auth != null && true;',
      "allow get, list: if request.auth != null && (false || id in ['a', 'b']);",
      'allow get, list: if request.auth != null && (isSmall(id) || false);',
    ]);
  });

  it('remove each method and each list item', () => {
    expect(changed('/notes/{id} get, list', 'left out')).toEqual([
      "allow list: if request.auth != null && (isSmall(id) || id in ['a', 'b']);",
      "allow get: if request.auth != null && (isSmall(id) || id in ['a', 'b']);",
      "allow get, list: if request.auth != null && (isSmall(id) || id in ['b']);",
      "allow get, list: if request.auth != null && (isSmall(id) || id in ['a']);",
    ]);
  });

  it('change each limit by one', () => {
    expect([
      ...changed('function isSmall', 'limit shifted'),
      ...changed('function isSmall', 'one more'),
    ]).toEqual([
      'function isSmall(value) { return value.size() < 10; }',
      'function isSmall(value) { return value.size() <= 11; }',
    ]);
  });
});
