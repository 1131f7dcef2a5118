// Valid and invalid strings for fields with a format, each classified by hand.

export const GOOD_LINKS = [
  '',
  'https://purvia.example',
  'http://purvia.example/path?query=1#part',
  'https://purvia.example/%E2%80%AE',
  'https://مثال.example/é',
  'mailto:someone@purvia.example',
  'mailto:someone@purvia.example?subject=Hello',
  '/',
  '/trivus',
  '/products/biosample#swabs',
];

export const BAD_LINKS = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript\u200B:alert(1)',
  'javascript://purvia.example/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://purvia.example/1',
  'ftp://purvia.example',
  'tel:+15550100',
  'ws://purvia.example',
  'view-source:https://purvia.example',
  '//purvia.example',
  '///purvia.example',
  '/\\purvia.example',
  '\\\\purvia.example',
  '/\t/purvia.example',
  '/\n/purvia.example',
  '/ /purvia.example',
  'https:purvia.example',
  'https:/purvia.example',
  'https://',
  'https:\\\\purvia.example',
  'HTTPS://purvia.example',
  'mailto:',
  'purvia.example',
  '#part',
  '?query',
  '../admin',
  'https://purvia.example/a b',
  'https://purvia.example/\u0000',
  'https://purvia.example/\r\nSet-Cookie:a=b',
  'https://purvia.example/\u202E',
  ...['\u061C', '\u200F', '\u202A', '\u2066', '\u2067', '\u2068', '\u2069'].map(
    (control) => `https://purvia.example/${control}`,
  ),
  'https://purvia.example/\uFEFF',
  'https://purvia.example/\u2028',
  'https://purvia.example/"onclick="alert(1)',
  'https://purvia.example/<script>',
  'https://purvia.example/>',
  'https://purvia.example\\@other.example',
  'x https://purvia.example',
  '\nhttps://purvia.example',
];

export const GOOD_IMAGES = ['', 'images/a.png', 'images/a/b.png', `images/m-1/${'0f'.repeat(32)}.png`];

export const BAD_IMAGES = [
  'a.png',
  'images/',
  'images/.png',
  'images/a.svg',
  'images/a.png.svg',
  'images/a.PNG',
  'images/../a.png',
  'images/./a.png',
  'images//a.png',
  'images/.hidden/a.png',
  '/images/a.png',
  'pdfs/a.png',
  'xx/images/a.png',
  'images/a b.png',
  'images/a.png\n',
  'images/a.png?x',
  'images\\a.png',
  'images/%2e%2e/a.png',
  'images/é.png',
  'https://purvia.example/images/a.png',
  'javascript:images/a.png',
];

export const GOOD_YEARS = ['0000', '1999', '2026', '9999'];

export const BAD_YEARS = ['202', '20 6', '-202', '20.6', '2o26', '٢٠٢٦', '２０２６', '20261', ' 202'];

export const GOOD_LANGUAGES = ['en', 'ar', 'fil', 'pt-BR', 'zh-Hans', 'sr-Latn-RS'];

export const BAD_LANGUAGES = [
  'e',
  'EN',
  'en_GB',
  'en-gb',
  'en-',
  ' en',
  'en\n',
  'zh-hans',
  'english',
  'en"onload=',
  'अं',
  'ｅｎ',
];

export const GOOD_ARTICLES = ['', '/blogs/a', '/blogs/reading-a-panel', `/blogs/${'x'.repeat(80)}`];

export const BAD_ARTICLES = [
  '/blogs/',
  '/blogs/A',
  '/blogs/a/b',
  '/blogs/a?b',
  '//blogs/a',
  '/press/a',
  'a',
  'https://purvia.example/blogs/a',
  `/blogs/${'x'.repeat(81)}`,
];

export const GOOD_HASHES = ['', '0123456789abcdef'.repeat(4)];

export const BAD_HASHES = [
  '0123456789ABCDEF'.repeat(4),
  `${'0f'.repeat(31)}0g`,
  `${'0f'.repeat(31)}/f`,
  `${'0f'.repeat(32)}\n`,
  '../'.repeat(21),
];

/** Endings of file names, with their extensions. Each is appended to the cell's unique id. */
export const GOOD_PDF_ENDS = ['.pdf', '_1.pdf', '-a-b.pdf', '9.pdf'];

export const BAD_PDF_ENDS = [
  '',
  '.PDF',
  'A.pdf',
  ' .pdf',
  '-.pdf',
  '--b.pdf',
  '.b.pdf',
  '.pdf.exe',
  '.exe',
  'é.pdf',
  '<b>.pdf',
  '\n.pdf',
  '.pdf\n',
  '\u202Efdp.pdf',
  `${'x'.repeat(120)}.pdf`,
];
