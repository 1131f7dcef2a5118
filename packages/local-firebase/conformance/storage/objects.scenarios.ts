import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadString,
} from 'firebase/storage';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import { bytes, type StorageStage, sameBytes } from './stage';

export const objectScenarios: Scenario<StorageStage>[] = [
  {
    name: 'an object is downloaded as it was uploaded',
    run: async ({ folder }) => {
      const sizes = [0, 1, 1000, 262_144, 262_145];
      const same = sizes.map(async (size) => {
        const object = ref(folder, `of-${size}`);
        await uploadBytes(object, bytes(size));
        return sameBytes(await getBytes(object), bytes(size));
      });
      return Promise.all(same);
    },
    expected: [true, true, true, true, true],
  },
  {
    name: 'an upload stores its metadata',
    run: async ({ folder }) => {
      const object = ref(folder, 'notes.txt');
      const settings = { contentType: 'text/plain', cacheControl: 'no-store', customMetadata: { by: 'ana' } };
      const { metadata } = await uploadString(object, 'hello', 'raw', settings);
      const { name, fullPath, size, contentType, cacheControl, customMetadata, md5Hash, metageneration } =
        metadata;
      const recent = Math.abs(Date.parse(metadata.timeCreated) - Date.now()) < 60_000;
      return {
        name,
        inFolder: fullPath === `${folder.name}/notes.txt`,
        size,
        contentType,
        cacheControl,
        customMetadata,
        md5Hash,
        metageneration,
        recent,
      };
    },
    expected: {
      name: 'notes.txt',
      inFolder: true,
      size: 5,
      contentType: 'text/plain',
      cacheControl: 'no-store',
      customMetadata: { by: 'ana' },
      md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
      metageneration: '1',
      recent: true,
    },
  },
  {
    name: 'an upload replaces the previous object',
    run: async ({ folder }) => {
      const object = ref(folder, 'a');
      const first = await uploadString(object, 'first', 'raw', { customMetadata: { old: 'yes' } });
      const second = await uploadString(object, 'second');
      const text = Buffer.from(await getBytes(object)).toString();
      return [
        text,
        second.metadata.customMetadata ?? {},
        first.metadata.generation !== second.metadata.generation,
      ];
    },
    expected: ['second', {}, true],
  },
  {
    name: 'metadata can be changed and removed key by key',
    run: async ({ folder }) => {
      const object = ref(folder, 'a');
      await uploadString(object, 'text', 'raw', {
        customMetadata: { kept: '1', gone: '2' },
        contentType: 'text/plain',
      });
      await updateMetadata(object, {
        customMetadata: { gone: null, added: '3' } as unknown as Record<string, string>,
      });
      const { customMetadata, contentType, metageneration } = await getMetadata(object);
      return { customMetadata, contentType, metageneration };
    },
    expected: { customMetadata: { kept: '1', added: '3' }, contentType: 'text/plain', metageneration: '2' },
  },
  {
    name: 'a missing object is reported',
    run: async ({ folder }) => {
      const object = ref(folder, 'none');
      const operations = [
        getBytes(object),
        getMetadata(object),
        getDownloadURL(object),
        deleteObject(object),
        updateMetadata(object, {}),
      ];
      return Promise.all(operations.map(outcome));
    },
    expected: Array.from({ length: 5 }, () => 'fails with storage/object-not-found'),
  },
  {
    name: 'requests without permission are denied',
    run: async ({ folder, anyone }) => {
      await uploadString(ref(folder, 'a'), 'text');
      const object = ref(anyone, `${folder.name}/a`);
      const operations = [
        getBytes(object),
        getMetadata(object),
        getDownloadURL(object),
        deleteObject(object),
        uploadString(object, 'x'),
        listAll(ref(anyone, folder.name)),
      ];
      return [
        ...(await Promise.all(operations.map(outcome))),
        Buffer.from(await getBytes(ref(folder, 'a'))).toString(),
      ];
    },
    expected: [...Array.from({ length: 6 }, () => 'fails with storage/unauthorized'), 'text'],
  },
  {
    name: 'names can contain spaces, symbols, dots and non-Latin letters',
    run: async ({ folder }) => {
      const names = ['with space', '50%', 'a+b&c=d?e#f', 'ключ 😀', 'a.b.c', 'back\\slash', "it's"];
      const texts = names.map(async (name) => {
        await uploadString(ref(folder, `deep/${name}/x`), name);
        return Buffer.from(await getBytes(ref(folder, `deep/${name}/x`))).toString() === name;
      });
      return Promise.all(texts);
    },
    expected: Array.from({ length: 7 }, () => true),
  },
  {
    name: 'deleting an object leaves other objects in place',
    run: async ({ folder }) => {
      await uploadString(ref(folder, 'a'), 'a');
      await uploadString(ref(folder, 'a/b'), 'b');
      await deleteObject(ref(folder, 'a'));
      return [
        await outcome(getBytes(ref(folder, 'a'))),
        Buffer.from(await getBytes(ref(folder, 'a/b'))).toString(),
      ];
    },
    expected: ['fails with storage/object-not-found', 'b'],
  },
];
