import { compileStorageRules, type StorageObject, type StorageRequest } from './index';
import { documentAt, lookupOf } from './testing/firestore';

const object: StorageObject = {
  name: 'images/a/b.png',
  bucket: 'demo.example',
  size: 1000,
  contentType: 'image/png',
  metadata: { owner: 'ada' },
  timeCreated: '2024-01-01T00:00:00Z',
  updated: '2024-01-02T00:00:00Z',
  md5Hash: 'aGVsbG8=',
  generation: 1,
  metageneration: 1,
};

function allows(condition: string, asked: Partial<StorageRequest> = {}): boolean {
  const source = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o {
    match /images/{folder}/{name} { allow read, write: if ${condition}; } } }`;
  return compileStorageRules(source, 'storage.rules').decide({
    auth: { uid: 'ada', token: {} },
    time: new Date('2024-06-01T12:00:00Z'),
    lookup: lookupOf(documentAt('users/ada', { admin: { booleanValue: true } })),
    bucket: 'demo.example',
    path: ['images', 'a', 'b.png'],
    method: 'get',
    resource: object,
    incoming: null,
    ...asked,
  }).allowed;
}

describe('storage rules', () => {
  it('can read the stored object', () => {
    expect(allows("resource.size == 1000 && resource.contentType.matches('image/.*')")).toBe(true);
    expect(allows("resource.metadata.owner == request.auth.uid && bucket == 'demo.example'")).toBe(true);
    expect(allows('resource.updated - resource.timeCreated == duration.value(1, "d")')).toBe(true);
  });

  it('can read the uploaded object, which is null without an upload', () => {
    const upload = { method: 'create', resource: null, incoming: { ...object, size: 5 } } as const;
    expect(allows('resource == null && request.resource.size < 10', upload)).toBe(true);
    expect(allows('request.resource == null')).toBe(true);
  });

  it('can look up Firestore documents', () => {
    const path = '/databases/(default)/documents/users/$(request.auth.uid)';
    expect(allows(`firestore.get(${path}).data.admin == true && firestore.exists(${path})`)).toBe(true);
    expect(allows('firestore.exists(/databases/(default)/documents/users/nobody)')).toBe(false);
  });

  it('provide the Firestore functions only in the firestore namespace', () => {
    expect(() => allows('exists(/databases/(default)/documents/users/ada)')).toThrow(
      'Unknown function: exists',
    );
  });
});
