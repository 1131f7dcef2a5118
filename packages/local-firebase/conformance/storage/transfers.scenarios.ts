import {
  getBytes,
  getDownloadURL,
  getMetadata,
  ref,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import type { Scenario } from '../scenario';
import { outcome } from '../transcript';
import { bytes, type StorageStage, sameBytes } from './stage';

const MIB = 1024 * 1024;

export const transferScenarios: Scenario<StorageStage>[] = [
  {
    name: 'a large upload is sent in chunks, and the download is identical',
    run: async ({ folder }) => {
      const object = ref(folder, 'large');
      const sent: number[] = [];
      const task = uploadBytesResumable(object, bytes(2 * MIB), { contentType: 'application/pdf' });
      task.on('state_changed', ({ bytesTransferred }) => sent.push(bytesTransferred));
      const { metadata } = await task;
      const same = sameBytes(await getBytes(object), bytes(2 * MIB));
      return [same, metadata.contentType, metadata.size, new Set(sent).size > 2];
    },
    expected: [true, 'application/pdf', 2 * MIB, true],
  },
  {
    name: 'an upload that exceeds the size limit in the rules is denied and leaves nothing behind',
    run: async ({ folder }) => {
      const object = ref(folder, 'huge');
      const chunked = await outcome(Promise.resolve(uploadBytesResumable(object, bytes(2 * MIB + 1))));
      const whole = await outcome(uploadBytes(object, bytes(2 * MIB + 1)));
      return [chunked, whole, await outcome(getMetadata(object))];
    },
    expected: [
      'fails with storage/unauthorized',
      'fails with storage/unauthorized',
      'fails with storage/object-not-found',
    ],
  },
  {
    name: 'a cancelled upload leaves nothing behind',
    run: async ({ folder }) => {
      const object = ref(folder, 'cancelled');
      const task = uploadBytesResumable(object, bytes(2 * MIB));
      task.on('state_changed', () => task.cancel());
      return [await outcome(Promise.resolve(task)), await outcome(getMetadata(object))];
    },
    expected: ['fails with storage/canceled', 'fails with storage/object-not-found'],
  },
  {
    name: 'a paused upload can be resumed and is stored completely',
    run: async ({ folder }) => {
      const object = ref(folder, 'paused');
      const task = uploadBytesResumable(object, bytes(MIB));
      let paused = false;
      task.on('state_changed', ({ state, bytesTransferred }) => {
        if (!paused && bytesTransferred > 0) {
          paused = true;
          task.pause();
        } else if (state === 'paused') task.resume();
      });
      await task;
      return [paused, sameBytes(await getBytes(object), bytes(MIB))];
    },
    expected: [true, true],
  },
  {
    name: 'a download URL bypasses the rules, but only with its own token',
    run: async ({ folder }) => {
      const object = ref(folder, 'a.txt');
      await uploadString(object, 'hello', 'raw', { contentType: 'text/plain' });
      const address = await getDownloadURL(object);
      const right = await fetch(address);
      const wrong = await fetch(address.replace(/token=[^&]+/, 'token=00000000-0000-0000-0000-000000000000'));
      return [right.status, right.headers.get('content-type'), await right.text(), wrong.status];
    },
    expected: [200, 'text/plain', 'hello', 403],
  },
  {
    name: 'a range of an object can be downloaded',
    run: async ({ folder }) => {
      const object = ref(folder, 'a.txt');
      await uploadString(object, '0123456789', 'raw', { contentType: 'text/plain' });
      const address = await getDownloadURL(object);
      const part = async (range: string) => {
        const answer = await fetch(address, { headers: { Range: range } });
        return [
          answer.status,
          answer.headers.get('content-range'),
          answer.status === 206 ? await answer.text() : '',
        ];
      };
      return [
        await part('bytes=2-4'),
        await part('bytes=7-'),
        await part('bytes=-2'),
        await part('bytes=20-'),
      ];
    },
    expected: [
      [206, 'bytes 2-4/10', '234'],
      [206, 'bytes 7-9/10', '789'],
      [206, 'bytes 8-9/10', '89'],
      [416, 'bytes */10', ''],
    ],
  },
  {
    name: 'anyone can read single objects if the rules allow it',
    run: async ({ storage, anyone, folder }) => {
      await uploadString(ref(storage, `public/${folder.name}`), 'open');
      const object = ref(anyone, `public/${folder.name}`);
      return [Buffer.from(await getBytes(object)).toString(), await outcome(uploadString(object, 'x'))];
    },
    expected: ['open', 'fails with storage/unauthorized'],
  },
];
