import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PublicContent } from '../lib/public/public-content';
import { aPdfLink } from '../lib/testing/records';
import { answer, handle, type Parts } from './pipeline';
import { finishedResponse } from './responses';

const DOWNLOAD = '/downloads/insulin-syringes-use.pdf';

/** Pages with only the page for unknown addresses. */
const withoutPages = {
  has: () => false,
  current: () => null,
  get: async () => ({ response: await finishedResponse(404, {}, Buffer.from('Not found')) }),
};

/** Sends a request to a site that has every static file, and these PDF links. */
async function ask(
  path: string,
  documents: ReturnType<typeof aPdfLink>[],
  options: RequestInit = {},
  other: Partial<Parts> = {},
  respond = handle,
) {
  const parts = {
    limit: null,
    rates: null,
    clientAddress: () => '127.0.0.1',
    backend: { kind: 'firebase' },
    files: { has: () => true, get: () => finishedResponse(200, {}, Buffer.from('%PDF')) },
    changes: { visit: async () => undefined },
    content: {
      replacementOf: (address: string) => documents.find(({ supersedes }) => supersedes === address),
    },
    ...other,
  } as unknown as Parts;
  const server = createServer((request, response) => void respond(request, response, parts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options });
  server.close();
  return response;
}

async function statusAndLocation(path: string, documents: ReturnType<typeof aPdfLink>[]) {
  const { status, headers } = await ask(path, documents);
  return [status, headers.get('location'), headers.get('cache-control')];
}

it('redirects a built-in download to the document that replaces it, and serves the file if there is none', async () => {
  const replacement = aPdfLink({ id: 'syringes-use.pdf', listed: true, supersedes: DOWNLOAD });
  expect(await statusAndLocation(DOWNLOAD, [replacement])).toEqual([
    302,
    '/files/pdf/syringes-use.pdf',
    'no-store',
  ]);
  expect(await statusAndLocation(DOWNLOAD, [])).toEqual([200, null, null]);
  expect(await statusAndLocation('/downloads/company-brochure.pdf', [replacement])).toEqual([
    200,
    null,
    null,
  ]);
});

it('returns a plain-text error if the error page cannot be rendered either', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const fail = async () => {
    throw new Error('No page can be rendered.');
  };
  const broken = { files: { has: () => true, get: fail }, pages: { get: fail } };
  const response = await ask('/logo.svg', [], {}, broken as unknown as Partial<Parts>, answer);
  expect([response.status, await response.text()]).toEqual([500, 'This page cannot be shown at present.']);
  write.mockRestore();
});

it('leaves to Next only the images that pages offer and that have not been resized', async () => {
  const image = await finishedResponse(200, {}, Buffer.from('image'));
  const other = {
    files: { has: () => false },
    images: { get: async (path: string) => (path.endsWith('a/640.avif') ? image : null) },
    renderer: { pass: async (_: unknown, response: ServerResponse) => response.writeHead(202).end() },
  };
  const paths = ['a/640.avif', 'b/640.avif', 'a.png', 'a/641.avif', 'a/640.gif'];
  const statuses = paths.map(
    async (path) => (await ask(`/files/images/${path}`, [], {}, other as unknown as Partial<Parts>)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 202, 202, 404, 404]);
});

describe('an address in the wrong case', () => {
  async function answerFor(path: string) {
    const other = {
      files: { has: () => false },
      pages: { ...withoutPages, has: (path: string) => ['/company', '/company/team'].includes(path) },
      content: new PublicContent(),
    };
    const { status, headers } = await ask(path, [], {}, other as unknown as Partial<Parts>);
    return [status, headers.get('location')];
  }

  it('redirects to the page with that address, and keeps the query', async () => {
    expect(await answerFor('/Company')).toEqual([308, '/company']);
    expect(await answerFor('/COMPANY/Team/?Ref=A&next=//x.example')).toEqual([
      308,
      '/company/team?Ref=A&next=//x.example',
    ]);
  });

  it('is unknown if there is no such page', async () => {
    expect(await answerFor('/Nowhere')).toEqual([404, null]);
    expect(await answerFor('//Company')).toEqual([404, null]);
    expect(await answerFor('/Company%2FTeam')).toEqual([404, null]);
  });
});

describe('a GS1 Digital Link', () => {
  const gtin = '09506000134352';

  async function answerFor(
    path: string,
    documents: ReturnType<typeof aPdfLink>[],
    isLoaded = true,
    options: RequestInit = {},
  ) {
    const content = new PublicContent();
    if (isLoaded) {
      content.leaveUnread();
      content.of('Link').push(...documents);
    }
    const nowhere = {
      files: { has: () => false },
      pages: withoutPages,
      content,
    };
    const { status, headers } = await ask(path, documents, options, nowhere as unknown as Partial<Parts>);
    return [status, headers.get('location')];
  }

  const brochure = aPdfLink({ id: 'a.pdf', title: 'A', kind: 'brochure', listed: true, gtin });
  const use = aPdfLink({ id: 'use.pdf', title: 'B', kind: 'instructions', listed: true, gtin });

  it('redirects to the page of the only instructions for use with its GTIN, whatever follows', async () => {
    for (const rest of ['', '/10/LOT%2F1/21/9', '?17=271231']) {
      expect(await answerFor(`/01/${gtin}${rest}`, [use])).toEqual([307, '/ifu/use']);
    }
    const inHindi = { ...use, id: 'use-hi.pdf', language: 'hi', document: 'use' };
    const safety = { ...use, id: 'safety.pdf', kind: 'safety' };
    expect(await answerFor(`/01/${gtin}`, [use, inHindi, safety, brochure])).toEqual([307, '/ifu/use']);
    expect(await answerFor('/01/9506000134352', [brochure])).toEqual([307, '/files/pdf/a.pdf']);
  });

  it('leads to the version in the first of the visitor’s languages that the document has', async () => {
    const inLanguage = (language: string) => ({
      ...{ ...use, id: `use-${language.toLowerCase()}.pdf`, language, document: 'use' },
    });
    const versions = ['en', 'pt', 'pt-BR'].map(inLanguage);
    const withoutGtin = { ...inLanguage('hi'), gtin: '' };
    const ofAnotherBox = { ...inLanguage('de'), gtin: '09506000134369' };
    const locationFor = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await answerFor(`/01/${gtin}`, [...versions, withoutGtin, ofAnotherBox], true, { headers }))[1];
    };
    expect(await locationFor('hi-IN,hi;q=0.9,en;q=0.8')).toBe('/ifu/use#hi');
    expect(await locationFor('de,en-GB;q=0.9')).toBe('/ifu/use#en');
    expect(await locationFor('pt-BR')).toBe('/ifu/use#pt-BR');
    expect(await locationFor('pt;q=0.1, en')).toBe('/ifu/use#en');
    expect(await locationFor('fi,*;q=0.1')).toBe('/ifu/use');
    expect(await locationFor('en;q=0, fi')).toBe('/ifu/use');
    expect(await locationFor('en;q=0.5, *')).toBe('/ifu/use');
    const headers = { 'accept-language': 'en' };
    expect((await answerFor(`/01/${gtin}`, [use], true, { headers }))[1]).toBe('/ifu/use');
  });

  it('leads to the file with its GTIN if the language has several', async () => {
    const first = { ...use, id: 'use-1.pdf', language: 'de', document: 'use', gtin: '09506000134369' };
    const second = { ...use, id: 'use-2.pdf', language: 'de', document: 'use' };
    const headers = { 'accept-language': 'de' };
    expect((await answerFor(`/01/${gtin}`, [first, second], true, { headers }))[1]).toBe(
      '/ifu/use#use-2.pdf',
    );
  });

  it('keeps leading to instructions for use that have expired', async () => {
    const expired = { ...use, validUntil: '2020-01-01' };
    expect(await answerFor(`/01/${gtin}`, [expired])).toEqual([307, '/ifu/use']);
  });

  it('redirects to the page that finds documents if several have its GTIN', async () => {
    const other = { ...use, id: 'other.pdf' };
    for (const rest of ['', '/10/LOT%2F1/21/9', '?17=271231']) {
      expect(await answerFor(`/01/${gtin}${rest}`, [use, other])).toEqual([307, `/ifu?q=${gtin}`]);
    }
  });

  it('is not found if no valid document has the GTIN, or its check digit is wrong', async () => {
    const expired = { ...brochure, validUntil: '2020-01-01' };
    expect(await answerFor(`/01/${gtin}`, [expired])).toEqual([404, null]);
    expect(await answerFor('/01/09506000134353', [use])).toEqual([404, null]);
  });

  it('redirects the page of a PDF that has joined a document to the document', async () => {
    const joined = { ...use, document: 'shaker' };
    expect(await answerFor('/ifu/use', [joined])).toEqual([308, '/ifu/shaker']);
    expect(await answerFor('/ifu/use/en', [joined])).toEqual([308, '/ifu/shaker/en']);
    expect(await answerFor('/ifu/nothing', [joined])).toEqual([404, null]);
  });

  it('redirects a language that a document does not have to all its languages', async () => {
    expect(await answerFor('/ifu/use/de', [use])).toEqual([308, '/ifu/use']);
    expect(await answerFor('/ifu/use/und', [use])).toEqual([308, '/ifu/use']);
    expect(await answerFor('/ifu/nothing/de', [use])).toEqual([404, null]);
  });

  it('returns 503 until the documents are known, so that no cache stores a 404', async () => {
    expect(await answerFor(`/01/${gtin}`, [], false)).toEqual([503, null]);
  });
});

it('rejects addresses of over 8,000 characters with status 414', async () => {
  expect((await ask(`/logo.svg?${'a'.repeat(8_000)}`, [])).status).toBe(414);
  expect((await ask(`/logo.svg?${'a'.repeat(7_000)}`, [])).status).toBe(200);
});

it('limits the searches of each client, and returns when to try again', async () => {
  const rates = { take: async (route: string) => (route === 'search' ? 7 : null) };
  const other = { rates, clientAddress: () => '192.0.2.1' } as unknown as Partial<Parts>;
  const { status, headers } = await ask('/search?q=a', [], {}, other);
  expect([status, headers.get('retry-after')]).toEqual([429, '7']);
  expect((await ask('/logo.svg', [], {}, other)).status).toBe(200);
});

it('rejects a form before looking up the page or file at its address', async () => {
  const refused = await ask('/company', [], { method: 'POST', body: new URLSearchParams({ a: '1' }) });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
