import { listCases, otherFileCases } from './other-file-cases';
import { AREAS } from './storage-areas';
import type { StorageCase } from './storage-case';
import { missingFileCases, storedFileCases } from './stored-file-cases';
import { uploadCases } from './upload-cases';

export const storageCases = (): StorageCase[] => [
  ...AREAS.flatMap((area) => [...uploadCases(area), ...storedFileCases(area), ...missingFileCases(area)]),
  ...otherFileCases(),
  ...listCases(),
];
