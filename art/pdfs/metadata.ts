import { markup } from '../../lib/markup/markup';
import type { PdfObjects } from './qpdf';

const xmp = (title: string) => markup`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

/**
 * Returns the objects that replace the file's metadata: its title, which viewers then show in the title bar, and the
 * digest of its source, but no dates.
 */
export function describeFile(objects: PdfObjects, next: string, title: string, digest: string): PdfObjects {
  const { '/Info': info, '/Root': root } = objects.trailer?.value ?? {};
  const data = Buffer.from(xmp(title).text).toString('base64');
  return {
    [next]: { stream: { dict: { '/Type': '/Metadata', '/Subtype': '/XML' }, data } },
    [`obj:${info}`]: { value: { '/Title': `u:${title}`, '/SourceDigest': `u:${digest}` } },
    [`obj:${root}`]: {
      value: {
        ...objects[`obj:${root}`]?.value,
        '/Metadata': next.replace('obj:', ''),
        '/ViewerPreferences': { '/DisplayDocTitle': true },
      },
    },
  };
}
