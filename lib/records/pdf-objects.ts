import { type PdfValue, parseObject } from './pdf-syntax';

/** The maximum size of decompressed data. A small file can contain a very large stream. */
const MAX_INFLATED = 64 * 1024 * 1024;

/** Returns one character for each byte, so that positions in the text are positions in the file. */
export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Decompresses a stream as far as possible. White space can follow its end. */
async function inflated(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let text = '';
  try {
    while (text.length < limit) {
      const { done, value } = await reader.read();
      if (done) break;
      text += latin1(value);
    }
    await reader.cancel();
  } catch {
    // The text before the error is still useful.
  }
  return text;
}

/** The position of an object in a text. Before the end, a stream's data can follow the object. */
type PdfObject = { number: string; text: string; start: number; end: number };

const HEADER = /(\d{1,10})[\0\s]+\d{1,5}[\0\s]+obj(?![a-z])/g;

function objectsInFile(text: string): PdfObject[] {
  const headers = [...text.matchAll(HEADER)];
  return headers.map(({ 0: header, 1: number = '', index }, at) => ({
    number,
    text,
    start: index + header.length,
    end: headers[at + 1]?.index ?? text.length,
  }));
}

/** Returns the objects in an object stream, whose data begin with the number and position of each, in any order. */
function objectsInStream(text: string, first: number): PdfObject[] {
  const headers = [...text.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)];
  return headers.map(([, number = '', position], at) => {
    const start = first + Number(position);
    const next = first + Number(headers[at + 1]?.[2] ?? text.length);
    return { number, text, start, end: next > start ? next : text.length };
  });
}

/** The data of an object stream, and the position of the first object in it. */
type ObjectStream = { data: Uint8Array<ArrayBuffer>; first: number; isCompressed: boolean };

function objectStreamAt(
  bytes: Uint8Array<ArrayBuffer>,
  { text, start, end }: PdfObject,
): ObjectStream | null {
  const { value, end: afterValue } = parseObject(text, start);
  if (!(value instanceof Map) || value.get('/Type') !== '/ObjStm') return null;
  const [keyword] = /^[\0\s]*stream(?:\r\n?|\n)/.exec(text.slice(afterValue, end)) ?? [''];
  const endOfData = text.indexOf('endstream', afterValue);
  if (!keyword || endOfData < 0) return null;
  const data = bytes.subarray(afterValue + keyword.length, endOfData);
  return { data, first: Number(value.get('/First')), isCompressed: value.has('/Filter') };
}

const matching = (objects: PdfObject[], pattern: RegExp): PdfObject[] =>
  objects.filter(({ text, start, end }) => pattern.test(text.slice(start, end)));

const parsed = ({ text, start }: PdfObject): PdfValue => parseObject(text, start).value;

/**
 * The objects in a file, including those in object streams and those replaced by a later revision of the file. Object
 * streams that are encrypted, or compressed with a method other than Flate, are not read.
 */
export class PdfObjects {
  #all: PdfObject[];
  #versions = new Map<string, PdfObject[]>();

  private constructor(all: PdfObject[]) {
    this.#all = all;
    for (const object of all) {
      const versions = this.#versions.get(object.number);
      if (versions) versions.push(object);
      else this.#versions.set(object.number, [object]);
    }
  }

  static async read(bytes: Uint8Array<ArrayBuffer>): Promise<PdfObjects> {
    const objects = objectsInFile(latin1(bytes));
    const inStreams: PdfObject[][] = [];
    let size = 0;
    for (const object of matching(objects, /\/ObjStm|#/)) {
      const stream = size < MAX_INFLATED ? objectStreamAt(bytes, object) : null;
      if (!stream) continue;
      const { data, first, isCompressed } = stream;
      const text = isCompressed ? await inflated(data, MAX_INFLATED) : latin1(data);
      size += text.length;
      inStreams.push(objectsInStream(text, first));
    }
    return new PdfObjects([...objects, ...inStreams.flat()]);
  }

  /** Returns the objects whose text, or the data after it, matches a pattern. Parsing all would be slow. */
  matching(pattern: RegExp): PdfValue[] {
    return matching(this.#all, pattern).map(parsed);
  }

  /** Returns a value, or all versions of the object to which it refers. */
  resolve(value: PdfValue = ''): PdfValue[] {
    if (typeof value === 'string' || !('object' in value)) return [value];
    return (this.#versions.get(value.object) ?? []).map(parsed);
  }
}
