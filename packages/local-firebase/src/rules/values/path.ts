import { EvaluationError } from './evaluation-error';

export type Capture = { name: string; recursive: boolean };
export type PathSegment = string | Capture;

const CAPTURE = /^\{\s*([A-Za-z_$][\w$]*)\s*(?:=\s*(\*\*?)\s*)?\}$/;

/** Decodes a path segment as form-encoded UTF-8, like the official evaluator. */
export function decodeSegment(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  if (/%(?![0-9a-f]{2})/i.test(spaced)) throw new EvaluationError(`Unable to decode ${text}.`);
  return spaced.replace(/(?:%[0-9a-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString(),
  );
}

function parseSegment(text: string): PathSegment {
  const trimmed = text.trim();
  if (trimmed === '') throw new EvaluationError('A path segment must not be empty.');
  if (!trimmed.startsWith('{')) return decodeSegment(trimmed);
  const [, name, stars] = CAPTURE.exec(trimmed) ?? [];
  if (name === undefined) throw new EvaluationError(`${trimmed} is not a valid path variable.`);
  return { name, recursive: stars === '**' };
}

function checkNames(segments: readonly PathSegment[]): void {
  const names = segments.flatMap((segment) => (typeof segment === 'string' ? [] : [segment.name]));
  if (new Set(names).size < names.length) throw new EvaluationError('A variable appears twice in the path.');
}

/** A path, or a path template if any segment is a capture. */
export class Path {
  constructor(readonly segments: readonly PathSegment[]) {}

  static parse(text: string): Path {
    const segments = text.replace(/^\//, '').split('/').map(parseSegment);
    checkNames(segments);
    return new Path(segments);
  }

  /** The segments, or null if any of them is a capture. */
  get plain(): string[] | null {
    const plain = this.segments.filter((segment) => typeof segment === 'string');
    return plain.length === this.segments.length ? plain : null;
  }

  toString(): string {
    const texts = this.segments.map((segment) =>
      typeof segment === 'string' ? segment : `{${segment.name}${segment.recursive ? '=**' : ''}}`,
    );
    return `/${texts.join('/')}`;
  }
}
