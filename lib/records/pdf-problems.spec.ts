import { execFileSync } from 'node:child_process';
import { deflateSync } from 'node:zlib';
import { aPdf } from '@/lib/testing/pdfs';

const TEXT = 'BT /F1 12 Tf 20 100 Td (Draw volume 4 ml) Tj ET';
const IMAGE = 'q 100 0 0 100 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q';
const READABLE = '/Lang (en) /MarkInfo << /Marked true >>';

const readable = ({ catalog = '', ...parts }: Parameters<typeof aPdf>[2] = {}) =>
  aPdf(1, 'Tubes', { content: TEXT, ...parts, catalog: `${READABLE} ${catalog}` });

const opening = (action: string) => readable({ catalog: `/OpenAction << ${action} >>` });

/** A PDF in which further objects, whose numbers begin at 6, use `entries` of the catalog. */
const linked = (entries: string, ...more: string[]) => readable({ catalog: entries, more });

const deflated = (data: string) => deflateSync(data).toString('latin1');

/** An object stream that contains an object with the number 7 after an empty one. */
function inStream(object: string, pack: (data: string) => string = deflated): Uint8Array<ArrayBuffer> {
  const header = '7 5 8 0 ';
  const data = pack(`${header}null ${object}`);
  const filter = pack === deflated ? '/Filter [/FlateDecode]' : '';
  const dictionary = `/Type /ObjStm /N 2 /First ${header.length} ${filter} /Length ${data.length}`;
  return linked('/OpenAction 7 0 R', `<< ${dictionary} >>\nstream\n${data}\nendstream`);
}

const LAUNCH = '/S /Launch /F (calc.exe)';
const JS = '/JS (app.alert\\(1\\))';
const URI = '/S /URI /URI (https://purvia.example)';
const ATTACHMENT = '<< /Type /Filespec /F (a.xml) /EF << /F 4 0 R >> >>';

const annotated = (action: string) => `<< /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>`;

const outline = (action: string) => `<< /First << /Title (A) /A << ${action} >> >> /Count 1 >>`;

/** A security handler that encrypts nothing, with the hash of the empty user password for these values of O, P and ID. */
const ENCRYPTION = `/Encrypt << /Filter /Standard /V 4 /R 4 /Length 128 /CF << >> /StmF /Identity /StrF /Identity /P -4
/O <${'6F'.repeat(32)}> /U <AC4B3341A13250F82ABA4B54C90D7917${'00'.repeat(16)}> >> /ID [<${'69'.repeat(16)}> <${'69'.repeat(16)}>]`;

const page = (entries: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] ${entries} >>`;

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
  ['encryption', readable({ trailer: ENCRYPTION }), ['encrypted']],
  ['scripts', opening(`/S /JavaScript ${JS}`), ['scripts']],
  ['that there are no pages', aPdf(0, 'Tubes'), ['noPages']],
  ['an action that starts a program', opening(LAUNCH), ['launchingPdf']],
  ['such an action with an escaped name', opening('/S /L#61unch /F (calc.exe)'), ['launchingPdf']],
  ['such an action in an object stream', inStream(`<< ${LAUNCH} >>`), ['launchingPdf']],
  [
    'such an action in an object stream without compression',
    inStream(`<< ${LAUNCH} >>`, String),
    ['launchingPdf'],
  ],
  ['such an action in an outline', linked('/Outlines 6 0 R', outline(LAUNCH)), ['launchingPdf']],
  ['such an action in an annotation', linked('', annotated(LAUNCH)), ['launchingPdf']],
  ['such an action whose type is a reference', linked('', '<< /S 7 0 R >>', '/Launch'), ['launchingPdf']],
  ['such an action whose type follows a comment', opening('/S % (type)\n/Launch'), ['launchingPdf']],
  ['a script of a page', linked('', page(`/AA << /O << /S /JavaScript ${JS} >> >>`)), ['scripts']],
  ['a script of a field', linked('', `<< /FT /Tx /AA << /K << /S /JavaScript ${JS} >> >> >>`), ['scripts']],
  [
    'a script that runs when the document is closed',
    readable({ catalog: `/AA << /WC << /S /JavaScript ${JS} >> >>` }),
    ['scripts'],
  ],
  [
    'a script after another action',
    opening(`/S /GoTo /D [5 0 R /Fit] /Next [<< /S /JavaScript ${JS} >>]`),
    ['scripts'],
  ],
  ['a script in a rendition', linked('', annotated(`/S /Rendition ${JS}`)), ['scripts']],
  ['a script with an escaped name', linked('', annotated('/S /JavaScr#69pt /J#53 7 0 R'), '()'), ['scripts']],
  [
    'a named script',
    readable({ catalog: `/Names << /JavaScript << /Names [(a) << /S /JavaScript ${JS} >>] >> >>` }),
    ['scripts'],
  ],
  ['an XFA form', readable({ catalog: '/AcroForm << /Fields [] /XFA 4 0 R >>' }), ['scripts']],
  ['an action that sends data', opening('/S /SubmitForm /F (https://purvia.example)'), ['actions']],
  ['an action that reads data', linked('', annotated('/S /ImportData /F (a.fdf)')), ['actions']],
  ['a link to another file', inStream('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'), ['actions']],
  ['a link to an attached file', linked('', annotated('/S /GoToE /D (a)')), ['actions']],
  [
    'an attachment',
    readable({ catalog: `/Names << /EmbeddedFiles << /Names [(a) ${ATTACHMENT}] >> >>` }),
    ['actions'],
  ],
  ['an attachment to a page', linked('', `<< /Subtype /FileAttachment /FS ${ATTACHMENT} >>`), ['actions']],
  ['a web address that opens with the document', opening(URI), ['actions']],
  [
    'a web address that opens with a page',
    linked('', page('/AA 7 0 R'), '<< /O 8 0 R >>', `<< ${URI} >>`),
    ['actions'],
  ],
  [
    'a web address that opens after other actions',
    linked('/OpenAction 6 0 R', '<< /S /GoTo /Next [6 0 R 7 0 R] >>', `<< /S /Named /Next << ${URI} >> >>`),
    ['actions'],
  ],
  ['nothing in a link to a web address', linked('/OpenAction [5 0 R /Fit]', annotated(URI)), []],
  [
    'nothing in actions that follow each other forever',
    linked('/OpenAction 6 0 R', '<< /S /GoTo /Next 6 0 R >>'),
    [],
  ],
  [
    'nothing in text about actions',
    readable({ content: `${TEXT} % << ${LAUNCH} >>`, catalog: `/A (\\(<< ${LAUNCH} >>)` }),
    [],
  ],
  [
    'PDF/A in elements',
    identified('><pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>'),
    ['PDF/A-2b'],
  ],
  ['PDF/A in attributes', identified('pdfaid:part="4">'), ['PDF/A-4']],
];

let results: string[][];

beforeAll(() => {
  const input = JSON.stringify(CASES.map(([, file]) => Buffer.from(file).toString('base64')));
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'lib/testing/read-pdfs.ts'], {
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  results = JSON.parse(output.toString());
});

it.each(CASES.map(([what, , found], index) => ({ what, found, index })))(
  'finds $what',
  ({ found, index }) => {
    expect(results[index]).toEqual(found);
  },
);
