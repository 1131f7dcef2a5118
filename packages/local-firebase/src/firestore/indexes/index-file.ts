import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { messageOf } from '../../error-parts';
import { StartError } from '../../start-error';

const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']).default('COLLECTION');
const how = {
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
};

const indexFile = z.object({
  indexes: z
    .array(
      z.object({
        collectionGroup: z.string(),
        queryScope,
        fields: z.array(z.object({ fieldPath: z.string(), ...how })),
      }),
    )
    .default([]),
  fieldOverrides: z
    .array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        indexes: z.array(z.object({ queryScope, ...how })).default([]),
      }),
    )
    .default([]),
});

/** The part of `firestore.indexes.json` that determines which queries can run. */
export type IndexFile = z.output<typeof indexFile>;
export type CompositeIndex = IndexFile['indexes'][number];

/** Reads an index file. Throws a `StartError` with the file's name if the file is missing or invalid. */
export function readIndexFile(file: string): IndexFile {
  try {
    return indexFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? z.prettifyError(error).split('\n').join(' ') : messageOf(error);
    throw new StartError(`The index file ${file} cannot be used: ${reason}`, { cause: error });
  }
}
