import { execFileSync } from 'node:child_process';
import { aPdf } from '@/lib/testing/pdfs';

const TEXT = 'BT /F1 12 Tf 20 100 Td (Draw volume 4 ml) Tj ET';
const IMAGE = 'q 100 0 0 100 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q';
const READABLE = '/Lang (en) /MarkInfo << /Marked true >>';
const SCRIPT = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';

it('finds scans, scripts, and missing titles, languages and tags, but no problem in a readable PDF or blank pages', () => {
  const cases: [file: Uint8Array, problems: string[]][] = [
    [aPdf(2, 'Tubes', { catalog: READABLE, content: TEXT }), []],
    [aPdf(2, '', { content: TEXT }), ['noTitle', 'noLanguage', 'untagged']],
    [aPdf(2, 'Tubes', { catalog: READABLE, content: IMAGE }), ['scan']],
    [aPdf(2, 'Tubes', { catalog: READABLE }), []],
    [aPdf(2, 'Tubes', { catalog: `${READABLE} ${SCRIPT}`, content: TEXT }), ['scripts']],
    [aPdf(0, 'Tubes'), ['noPages']],
  ];
  const input = JSON.stringify(cases.map(([file]) => Buffer.from(file).toString('base64')));
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'lib/testing/read-pdfs.ts'], {
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  expect(JSON.parse(output.toString())).toEqual(cases.map(([, problems]) => problems));
});
