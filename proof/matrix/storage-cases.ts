import type { StorageAsk, StorageCase, StoredFile } from './storage-case';

const MIB = 1024 * 1024;
const HASH = '0123456789abcdef'.repeat(4);

/** A folder. In names, an asterisk is replaced with the cell's id. */
type Area = {
  place: StorageCase['place'];
  contentType: string;
  most: number;
  good: string;
  /** Invalid names for files in this folder. */
  badNames: string[];
};

const IMAGE = `images/*/${HASH}`;
const PDF = `pdfs/*.pdf/${HASH}`;

const AREAS: Area[] = [
  {
    ...{ place: 'images', contentType: 'image/png', most: 5 * MIB, good: `${IMAGE}.png` },
    badNames: [
      ...['images/*.png', 'images/*/photo.png', IMAGE, `${IMAGE}.svg`, `${IMAGE}.png.html`, `${IMAGE}.PNG`],
      ...[`images/*/${HASH.toUpperCase()}.png`, `${IMAGE}0.png`, `images/*/${HASH.slice(1)}.png`],
      ...[`images/*/x${HASH}.png`, `images/*/deep/${HASH}.png`, `Images/*/${HASH}.png`],
    ],
  },
  {
    ...{ place: 'pdfs', contentType: 'application/pdf', most: 25 * MIB, good: `${PDF}.pdf` },
    badNames: [
      ...['*', '*.PDF', '*.pdf.html', '*.html', '* a.pdf', '*--a.pdf', '-*.pdf', '*-.pdf', '.*.pdf'],
      ...['A*.pdf', 'é*.pdf', '<b>*.pdf', 'deep/*.pdf'],
    ]
      .map((name) => `pdfs/${name}/${HASH}.pdf`)
      .concat(
        ...['pdfs/*.pdf/guide.pdf', PDF, `${PDF}.html`, `${PDF}.pdf.html`, `${PDF}.PDF`, `${PDF}0.pdf`],
        ...[`pdfs/*.pdf/${HASH.toUpperCase()}.pdf`, `pdfs/*.pdf/${HASH.slice(1)}.pdf`],
        ...[`pdfs/*.pdf/x${HASH}.pdf`, `pdfs/*.pdf/deep/${HASH}.pdf`, `Pdfs/*.pdf/${HASH}.pdf`],
      ),
  },
  {
    ...{ place: 'pdfs, from before', contentType: 'application/pdf', most: 25 * MIB },
    ...{ good: 'pdfs/*.pdf', badNames: [] },
  },
];

/** Uploads in a single request, and resumable uploads with a declared size, with the words for each. */
const UPLOADS = [
  { kind: 'upload', how: 'at once' },
  { kind: 'begin', how: 'begun' },
] as const;

const WRONG_TYPES = [
  ...[null, '', 'image/svg+xml', 'image/jpeg', 'image/webp', 'text/html', 'application/octet-stream'],
  ...['application/xhtml+xml', 'image/png; charset=utf-8', 'IMAGE/PNG', 'application/pdf; x=1'],
  'Application/PDF',
];

/** Returns a case for a file with this name, which exists already if `stored` is given. */
const fileCase = (
  { place, operation, what, sound }: Omit<StorageCase, 'make'>,
  pattern: string,
  stored: StoredFile | null,
  ask: (name: string) => StorageAsk,
): StorageCase => ({
  ...{ place, operation, what, sound },
  make(id) {
    const name = pattern.replaceAll('*', id);
    return { seed: stored ? { [name]: stored } : {}, ask: ask(name) };
  },
});

/** The differences from a valid file. */
type Different = { name?: string; contentType?: string | null; size?: number };

/** Cases that upload new files with valid and invalid sizes, types and names. */
function uploadCases({ place, contentType, good, most, badNames }: Area): StorageCase[] {
  const upload = (what: string, sound: boolean, { name = good, ...file }: Different) =>
    UPLOADS.filter(({ kind }) => kind === 'begin' || (file.size ?? 0) < MIB).map(({ kind, how }) =>
      fileCase({ place, operation: 'upload', what: `${what}, ${how}`, sound }, name, null, (name) => ({
        ...{ kind, name, contentType, size: 10 },
        ...file,
      })),
    );
  const other = contentType === 'image/png' ? 'application/pdf' : 'image/png';
  return [
    ...upload('a valid file', true, {}),
    ...[0, 1, most - 1, most, most + 1, 90 * MIB].flatMap((size) =>
      upload(`${size} bytes`, size > 0 && size <= most, { size }),
    ),
    ...[...WRONG_TYPES, other].flatMap((type) =>
      upload(`of type ${JSON.stringify(type)}`, false, { contentType: type }),
    ),
    ...badNames.flatMap((name) => upload(`named ${name.replace(HASH, 'sha256')}`, false, { name })),
  ];
}

/** Cases for existing files, and reads of missing ones. */
function storedFileCases({ place, contentType, good, most }: Area): StorageCase[] {
  const stored = (
    operation: StorageCase['operation'],
    what: string,
    sound: boolean,
    ask: (name: string) => StorageAsk,
  ) => fileCase({ place, operation, what, sound }, good, { contentType, size: 10 }, ask);
  const change = (what: string, sound: boolean, metadata: Record<string, string>) =>
    stored('change', what, sound, (name) => ({ kind: 'change', name, metadata }));
  return [
    ...(['metadata', 'bytes'] as const).flatMap((kind) => [
      stored('read', `the ${kind} of a file`, true, (name) => ({ kind, name })),
      fileCase(
        { place, operation: 'read', what: `a missing file, its ${kind}`, sound: true },
        good,
        null,
        (name) => ({ kind, name }),
      ),
    ]),
    stored('delete', 'a file', true, (name) => ({ kind: 'delete', name })),
    ...UPLOADS.map(({ kind, how }) =>
      stored('replace', `a file, ${how}`, true, (name) => ({ kind, name, contentType, size: 20 })),
    ),
    stored('replace', 'with another type', false, (name) => ({
      ...{ kind: 'upload', name, contentType: 'text/html', size: 20 },
    })),
    stored('replace', 'with too many bytes', false, (name) => ({
      ...{ kind: 'begin', name, contentType, size: most + 1 },
    })),
    change('its cache time', true, { cacheControl: 'no-store' }),
    change('its type to a page', false, { contentType: 'text/html' }),
    change('its type to a picture that can run scripts', false, { contentType: 'image/svg+xml' }),
  ];
}

const ELSEWHERE = [
  ...['*.pdf', 'other/*.pdf', 'pdf/*.pdf', `uploads/*/${HASH}.png`, `x/images/*/${HASH}.png`],
  'backup/pdfs/*.pdf',
];

/** Cases for files outside the folders `images` and `pdfs`. */
const otherFileCases = (): StorageCase[] =>
  ELSEWHERE.flatMap((path) => {
    const file = { contentType: 'application/pdf', size: 10 };
    const one = (operation: StorageCase['operation'], ask: (name: string) => StorageAsk) => {
      const what = `${path.replace(HASH, 'sha256')}, ${ask('').kind}`;
      const isNew = operation === 'upload';
      return fileCase({ place: 'elsewhere', operation, what, sound: true }, path, isNew ? null : file, ask);
    };
    return [
      one('read', (name) => ({ kind: 'metadata', name })),
      one('read', (name) => ({ kind: 'bytes', name })),
      one('delete', (name) => ({ kind: 'delete', name })),
      one('change', (name) => ({ kind: 'change', name, metadata: { cacheControl: 'no-store' } })),
      ...UPLOADS.map(({ kind }) => one('upload', (name) => ({ kind, name, ...file }))),
    ];
  });

const LISTED: Partial<Record<StorageCase['place'], string[]>> = {
  images: ['images/', 'images/a/', 'images/a/b/'],
  pdfs: ['pdfs/', 'pdfs/a/'],
  elsewhere: ['', 'other/', 'Images/', 'x/images/'],
};

const listCases = (): StorageCase[] =>
  Object.entries(LISTED).flatMap(([place, prefixes]) =>
    prefixes.map((prefix) => ({
      ...{ place: place as StorageCase['place'], operation: 'list' as const, sound: true },
      what: `names that begin with ${JSON.stringify(prefix)}`,
      make: () => ({ seed: {}, ask: { kind: 'list', prefix } }),
    })),
  );

export const storageCases = (): StorageCase[] => [
  ...AREAS.flatMap((area) => [...uploadCases(area), ...storedFileCases(area)]),
  ...otherFileCases(),
  ...listCases(),
];
