import { markArtifacts } from './artifacts';
import type { PdfDictionary, PdfObject, PdfObjects } from './qpdf';

const objectAt = (objects: PdfObjects, reference: unknown): PdfDictionary | undefined =>
  objects[`obj:${reference}`]?.value;

/** Names a link after its target, for screen readers. */
function nameLink(value: PdfDictionary): PdfDictionary {
  const target = value['/Dest'] ?? (value['/A'] as PdfDictionary | undefined)?.['/URI'];
  return { ...value, '/Contents': `u:${String(target).replace(/^[ub]:|^\//, '')}` };
}

const markPage = (data: string): string =>
  Buffer.from(markArtifacts(Buffer.from(data, 'base64').toString('latin1')), 'latin1').toString('base64');

/**
 * Returns the changed objects that add parts of PDF/UA that browsers omit: list item bodies, link names, and marks on
 * decoration.
 */
export function repairStructure(objects: PdfObjects): PdfObjects {
  const changed: PdfObjects = {};
  for (const [name, { value }] of Object.entries(objects)) {
    if (!value) continue;
    if (value['/Subtype'] === '/Link') changed[name] = { value: nameLink(value) };
    if (value['/S'] === '/NonStruct' && objectAt(objects, value['/P'])?.['/S'] === '/LI')
      changed[name] = { value: { ...value, '/S': '/LBody' } };
    if (value['/Type'] === '/Page') {
      const contents = `obj:${value['/Contents']}`;
      const { stream } = objects[contents] ?? {};
      if (!stream?.data) throw new Error(`The contents of page ${name} are not a single stream.`);
      changed[contents] = { stream: { dict: {}, data: markPage(stream.data) } } satisfies PdfObject;
    }
  }
  return changed;
}
