import { execFileSync } from 'node:child_process';
import { deflateSync } from 'node:zlib';
import { aPdf } from '@/lib/testing/pdfs';

const TEXT = 'BT /F1 12 Tf 20 100 Td (Draw volume 4 ml) Tj ET';
const IMAGE = 'q 100 0 0 100 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q';
const READABLE = '/Lang (en) /MarkInfo << /Marked true >>';
const SCRIPT = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';

const readable = (parts: { catalog?: string; more?: string[] } = {}) =>
  aPdf(1, 'Tubes', { content: TEXT, ...parts, catalog: `${READABLE} ${parts.catalog ?? ''}` });

const opening = (action: string) => readable({ catalog: `/OpenAction << ${action} >>` });

/** A compressed object stream that contains an action. */
function compressed(action: string): Uint8Array<ArrayBuffer> {
  const data = deflateSync(`7 0 << ${action} >>`).toString('latin1');
  const dictionary = `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length}`;
  return readable({ more: [`<< ${dictionary} >>\nstream\n${data}\nendstream`] });
}

/** A PDF with XMP metadata that contains this identification. */
function identified(identification: string): Uint8Array<ArrayBuffer> {
  const xml = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" ${identification}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  const metadata = `<< /Type /Metadata /Subtype /XML /Length ${xml.length} >>\nstream\n${xml}\nendstream`;
  return readable({ catalog: '/Metadata 6 0 R', more: [metadata] });
}

const CASES: [what: string, file: Uint8Array, found: string[]][] = [
  ['nothing in a readable PDF', aPdf(2, 'Tubes', { catalog: READABLE, content: TEXT }), []],
  ['missing properties', aPdf(2, '', { content: TEXT }), ['noTitle', 'noLanguage', 'untagged']],
  ['a scan', aPdf(2, 'Tubes', { catalog: READABLE, content: IMAGE }), ['scan']],
  ['nothing in blank pages', aPdf(2, 'Tubes', { catalog: READABLE }), []],
  ['scripts', readable({ catalog: SCRIPT }), ['scripts']],
  ['that there are no pages', aPdf(0, 'Tubes'), ['noPages']],
  ['an action that starts a program', opening('/S /Launch /F (calc.exe)'), ['launchingPdf']],
  ['such an action with an escaped name', opening('/S /L#61unch /F (calc.exe)'), ['launchingPdf']],
  ['such an action in compressed objects', compressed('/S /Launch /F (calc.exe)'), ['launchingPdf']],
  ['an action that sends data', opening('/S /SubmitForm /F (https://purvia.example)'), ['actions']],
  ['a link to another file', compressed('/S /GoToR /F (other.pdf) /D [0 /Fit]'), ['actions']],
  ['nothing in a link to a web address', opening('/S /URI /URI (https://purvia.example)'), []],
  [
    'PDF/A in elements',
    identified('><pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>'),
    ['PDF/A-2b'],
  ],
  ['PDF/A in attributes', identified('pdfaid:part="4">'), ['PDF/A-4']],
];

it(`finds ${CASES.map(([what]) => what).join(', ')}`, () => {
  const input = JSON.stringify(CASES.map(([, file]) => Buffer.from(file).toString('base64')));
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'lib/testing/read-pdfs.ts'], {
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  expect(JSON.parse(output.toString())).toEqual(CASES.map(([, , found]) => found));
});
