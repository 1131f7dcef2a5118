import { fileIn } from '@/lib/model/editable';
import { aPdfLink } from '@/lib/testing/records';
import { workOn } from './use-kept-work';

const live = aPdfLink({ revision: 3, sha256: 'a'.repeat(64) });
const inDraft = { ...live, sha256: 'b'.repeat(64), size: 2, pages: 2 };
const chosen = { ...live, title: 'Chosen', sha256: 'c'.repeat(64), size: 3, pages: 3 };
const file = { name: 'chosen.pdf', title: 'Chosen' };

describe('a working copy', () => {
  it.each([
    ['the name of a chosen file, whose details and title are not backed up', live, {}],
    ['the file of the shared draft, although another one is chosen', inDraft, fileIn('Link', inDraft)],
  ])('contains %s', (_what, shared, values) => {
    const storedFile = fileIn('Link', shared);
    const work = workOn('Link', live, chosen, { file, storedFile, insertion: undefined });
    expect(work).toMatchObject({ file: file.name, loaded: 3 });
    expect(work?.values).toEqual(values);
  });

  it('contains a stored file with which the form was filled', () => {
    const work = workOn('Link', live, inDraft, { file: undefined, insertion: undefined });
    expect(work?.values).toEqual(fileIn('Link', inDraft));
  });
});
