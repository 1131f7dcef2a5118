import { type Backend, startBackend } from '../backend/backend';
import { bytesOf, download, upload } from '../backend/files';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { ABORTS, uploadInChunks } from './uploads';
import { countOrphans, growthPerThousand, residentMegabytes, type Sample } from './watch';

const UPLOADS = { test: 400, full: 20_000 };
/** Growth is measured after this many uploads, because later uploads reuse the memory that the first ones allocate. */
const WARM_UP = 5_000;
const SAMPLE_EVERY = 250;
/** The number of concurrent uploads. */
const LANES = 10;
/** There are fewer names than uploads, so that later uploads replace older files. */
const NAMES = 300;
const LARGEST = 200_000;
/** Memory growth must be less than this, in megabytes per 1,000 uploads. */
const MAX_GROWTH = 1;

type Soak = { backend: Backend; samples: Sample[]; failures: string[]; aborted: number; downloaded: number };

const bodyOf = (n: number) => bytesOf(n, 1_000 + ((n * 7919) % LARGEST));

async function oneUpload(soak: Soak, n: number): Promise<void> {
  const { backend, samples, failures } = soak;
  const name = `pdfs/${n % NAMES}.pdf`;
  await (n % 2 === 0 ? upload : uploadInChunks)(backend, name, bodyOf(n));
  const found = await download(backend, name);
  soak.downloaded += 1;
  if (!found?.equals(bodyOf(n))) failures.push(`${name} differs from its last upload.`);
  const abort = ABORTS[n % (2 * ABORTS.length)];
  if (abort) {
    await abort(backend, `pdfs/aborted-${n}.pdf`, bodyOf(n));
    soak.aborted += 1;
  }
  const megabytes = n % SAMPLE_EVERY === 0 && n > WARM_UP ? residentMegabytes(backend.process.pid) : null;
  if (megabytes !== null) samples.push({ uploads: n, megabytes });
}

/** Each path belongs to one lane, so no path has concurrent writes. */
async function lane(soak: Soak, first: number, uploads: number): Promise<void> {
  for (let n = first; n <= uploads; n += LANES) await oneUpload(soak, n);
}

async function run({ scale }: ProofContext): Promise<ProofResult> {
  const backend = await startBackend();
  const soak: Soak = { backend, samples: [], failures: [], aborted: 0, downloaded: 0 };
  const uploads = UPLOADS[scale];
  try {
    await Promise.all(Array.from({ length: LANES }, (_, index) => lane(soak, index + 1, uploads)));
    const orphans = await countOrphans(backend);
    if (orphans !== 0) soak.failures.push(`${orphans} files on the disk belong to no object.`);
    const growth = soak.samples.length > 2 ? growthPerThousand(soak.samples) : null;
    if (growth !== null && growth >= MAX_GROWTH)
      soak.failures.push(`Memory grew by ${growth.toFixed(2)} MB per 1,000 uploads.`);
    return {
      passed: soak.downloaded,
      failures: soak.failures,
      figures: [
        `${uploads} uploads`,
        `${soak.aborted} aborted`,
        `${soak.downloaded} downloads`,
        `${orphans} orphans`,
        growth === null ? 'memory not measured' : `memory up ${growth.toFixed(2)} MB per 1,000 uploads`,
      ],
    };
  } finally {
    await backend.remove();
  }
}

export const soak: ProofPart = {
  name: 'soak',
  claim:
    'Uploads, aborted uploads and downloads leave no file without an object, and memory grows by less than 1 MB per 1,000 uploads.',
  notProven: [
    'Memory is measured only at full scale on Linux.',
    'Uploads that are neither finished nor cancelled are not covered. A unit test checks that they expire after a day.',
  ],
  run,
};
