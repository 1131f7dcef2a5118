/** Actions that run when a visitor opens a PDF or selects a link in it, other than opening a page or web address. */
type PdfAction = 'Launch' | 'ImportData' | 'SubmitForm' | 'GoToE' | 'GoToR';

const ACTION = /\/S\s*\/(Launch|ImportData|SubmitForm|GoToE|GoToR)(?![A-Za-z0-9])/g;

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

/** Returns the text of a file's objects, including those in compressed object streams. */
async function objectsIn(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const file = latin1(bytes);
  let text = file;
  for (const { index, 0: start } of file.matchAll(/\bstream\r?\n/g)) {
    const dictionary = file.slice(file.lastIndexOf('obj', index), index);
    if (!/\/ObjStm\b/.test(dictionary) || !dictionary.includes('/FlateDecode')) continue;
    const end = file.indexOf('endstream', index);
    if (end < 0 || text.length - file.length > MAX_INFLATED) break;
    text += `\n${await inflated(bytes.subarray(index + start.length, end), MAX_INFLATED)}`;
  }
  return text;
}

/**
 * Returns the actions in a PDF. pdf.js treats them as links and does not report their type. Actions in encrypted objects are
 * not found.
 */
export async function pdfActions(bytes: Uint8Array<ArrayBuffer>): Promise<Set<PdfAction>> {
  const text = await objectsIn(bytes);
  // Any character of a name can be written as #xx.
  const names = text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return new Set([...names.matchAll(ACTION)].map(([, action]) => action as PdfAction));
}
