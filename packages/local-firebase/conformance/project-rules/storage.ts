import type { StorageRulesFile } from '../third-party-rules/rules-file';

const MIB = 1024 * 1024;
const image = (name: string) => `images/a/${name}.png`;
const hash = '0123456789abcdef'.repeat(4);
const png = { contentType: 'image/png', size: 10 };
const pdfFile = (name: string) => `pdfs/swab-guide.pdf/${name}.pdf`;
const pdf = { contentType: 'application/pdf', size: 10 };

/** Some verdicts of the project's own rules on files. */
export const projectStorageRules: StorageRulesFile = {
  name: 'storage.rules',
  objects: { [image('0'.repeat(64))]: png, [pdfFile('0'.repeat(64))]: pdf, 'pdfs/swab-guide.pdf': pdf },
  allows: [
    ['anyone', 'get', image('0'.repeat(64))],
    ['anyone', 'get', 'pdfs/swab-guide.pdf'],
    ['anyone', 'read metadata', 'pdfs/swab-guide.pdf'],
    ['admin', 'list', 'pdfs'],
    ['admin', 'list', 'images/a'],
    ['admin', 'upload', image(hash), { ...png, size: 5 * MIB }],
    ['admin', 'upload', pdfFile(hash), pdf],
    ['anyone', 'get', pdfFile('0'.repeat(64))],
  ],
  denies: [
    ['anyone', 'list', 'pdfs'],
    ['ana', 'list', 'images/a'],
    ['ana', 'upload', image(hash), png],
    ['anyone', 'upload', pdfFile(hash), pdf],
    ['admin', 'upload', image(hash), { ...png, size: 5 * MIB + 1 }],
    ['admin', 'upload', image(hash), { ...png, size: 0 }],
    ['admin', 'upload', image(hash), { contentType: 'image/svg+xml', size: 10 }],
    ['admin', 'upload', image('photo'), png],
    ['admin', 'upload', pdfFile('0'.repeat(64)), pdf],
    ['admin', 'upload', pdfFile('guide'), pdf],
    ['admin', 'upload', `pdfs/New.pdf/${hash}.pdf`, pdf],
    ['admin', 'upload', 'pdfs/new_one.pdf', pdf],
    ['admin', 'upload', 'pdfs/swab-guide.pdf', pdf],
    ['admin', 'delete', 'pdfs/swab-guide.pdf'],
    ['admin', 'upload', 'elsewhere/a', png],
  ],
};
