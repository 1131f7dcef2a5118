import { ApiError } from '../../http/api-error';
import { formatFieldPath } from '../field-path';
import { parseDocumentName } from '../names';
import { oneOf } from '../one-of';
import type { WirePrecondition, WireTransform, WireWrite } from './schema';
import { checkTogether } from './together';
import type { FieldTransform, Precondition, Write } from './write';

const invalid = (message: string) => new ApiError('INVALID_ARGUMENT', message);

const OPERATIONS = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const;

function readTransform(wire: WireTransform): FieldTransform {
  const { fieldPath: path } = wire;
  oneOf('A transform', wire, OPERATIONS);
  if (wire.increment) return { path, kind: 'increment', operand: wire.increment };
  if (wire.maximum) return { path, kind: 'maximum', operand: wire.maximum };
  if (wire.minimum) return { path, kind: 'minimum', operand: wire.minimum };
  if (wire.appendMissingElements)
    return { path, kind: 'append', elements: wire.appendMissingElements.values };
  if (wire.removeAllFromArray) return { path, kind: 'remove', elements: wire.removeAllFromArray.values };
  return { path, kind: 'requestTime' };
}

/** Returns the paths of the maps that contain the field. */
const mapsAround = (path: string[]) =>
  path.slice(1).map((_, index) => formatFieldPath(path.slice(0, index + 1)));

/** Throws `INVALID_ARGUMENT` if a field is transformed together with a field inside it. */
function readTransforms(wires: readonly WireTransform[]): FieldTransform[] {
  const transforms = wires.map(readTransform);
  const maps = new Set(transforms.flatMap(({ path }) => mapsAround(path)));
  const outer = transforms.map(({ path }) => formatFieldPath(path)).find((path) => maps.has(path));
  if (outer) throw invalid(`Cannot transform '${outer}' and a field inside it in the same write.`);
  return transforms;
}

/**
 * Returns null for a missing or empty precondition. Throws `INVALID_ARGUMENT` if both `exists` and `updateTime` are
 * set.
 */
export function readPrecondition(wire: WirePrecondition | undefined): Precondition | null {
  if (!wire) return null;
  const { exists, updateTime } = wire;
  if (exists === undefined && updateTime === undefined) return null;
  oneOf('A precondition', wire, ['exists', 'updateTime']);
  if (exists !== undefined) return { exists };
  return updateTime === undefined ? null : { updateTime };
}

function readWrite(root: string, wire: WireWrite): Write {
  oneOf('A write', wire, ['update', 'delete', 'verify', 'transform']);
  const precondition = readPrecondition(wire.currentDocument);
  if (wire.update) {
    return {
      kind: 'update',
      path: parseDocumentName(root, wire.update.name),
      precondition,
      fields: wire.update.fields,
      mask: wire.updateMask?.fieldPaths ?? null,
      transforms: readTransforms(wire.updateTransforms),
    };
  }
  if (wire.updateMask || wire.updateTransforms.length > 0) {
    throw invalid('A write without `update` must not have `updateMask` or `updateTransforms`.');
  }
  if (wire.transform) {
    if (wire.transform.fieldTransforms.length === 0) {
      throw invalid('The `fieldTransforms` of a write must not be empty.');
    }
    const transforms = readTransforms(wire.transform.fieldTransforms);
    const path = parseDocumentName(root, wire.transform.document);
    return { kind: 'update', path, precondition, fields: {}, mask: [], transforms };
  }
  if (wire.delete !== undefined) {
    return { kind: 'delete', path: parseDocumentName(root, wire.delete), precondition };
  }
  if (!precondition) throw invalid('a verify must contain a precondition');
  return { kind: 'verify', path: parseDocumentName(root, wire.verify ?? ''), precondition };
}

/** Returns the validated writes of a commit. Throws `INVALID_ARGUMENT` for invalid writes. */
export function readWrites(root: string, wire: readonly WireWrite[]): Write[] {
  const writes = wire.map((entry) => readWrite(root, entry));
  checkTogether(writes);
  return writes;
}
