import { ApiError } from '../../http/api-error';
import type { Write } from './write';

const invalid = (message: string) => new ApiError('INVALID_ARGUMENT', message);

type Kind = 'insert' | 'update' | 'upsert' | 'delete';

/** The preceding writes to one document, combined into one. `version` is the update time that they require, or null. */
type Collapsed = { kind: Kind; version: bigint | null };

function kindOf({ kind, precondition }: Write): Kind {
  if (kind === 'delete') return 'delete';
  if (!precondition) return 'upsert';
  return 'exists' in precondition && !precondition.exists ? 'insert' : 'update';
}

const versionOf = ({ precondition }: Write): bigint | null =>
  precondition && 'updateTime' in precondition ? precondition.updateTime : null;

/** Throws `INVALID_ARGUMENT` for a write that can never succeed after the preceding writes to the same document. */
function checkOrder(before: Kind, write: Write): void {
  const next = kindOf(write);
  const { precondition } = write;
  const mustBeThere = precondition !== null && !('exists' in precondition && !precondition.exists);
  const mustBeMissing = precondition !== null && !mustBeThere;
  // Two successive deletes can both require the stored version.
  if (before === 'delete' && next === 'delete' && versionOf(write) !== null) return;
  const isRefused = before === 'delete' ? mustBeThere : mustBeMissing;
  if (isRefused) throw invalid(`Cannot ${before} then ${next} an entity in the same request.`);
}

function collapse(before: Collapsed | undefined, write: Write): Collapsed {
  const version = versionOf(write);
  if (!before) return { kind: kindOf(write), version };
  checkOrder(before.kind, write);
  if (version !== null && version !== before.version) {
    throw invalid(
      `Cannot collapse mutations with different version preconditions (${before.version} and ${version})`,
    );
  }
  return { kind: kindOf(write), version: before.version };
}

/** Throws `INVALID_ARGUMENT` if a commit's writes to the same document cannot be combined into one, as in Firestore. */
export function checkTogether(writes: readonly Write[]): void {
  const written = new Map<string, Collapsed>();
  const verified = new Set<string>();
  for (const write of writes) {
    const name = write.path.join('/');
    if (write.kind === 'verify') {
      if (verified.has(name)) {
        throw invalid('the same document cannot be verified more than once in a single request');
      }
      if (written.has(name)) {
        throw invalid('the same document cannot be written and then verified in a single request');
      }
      verified.add(name);
    } else {
      if (verified.has(name)) {
        throw invalid('the same document cannot be verified and then written in a single request');
      }
      written.set(name, collapse(written.get(name), write));
    }
  }
}
