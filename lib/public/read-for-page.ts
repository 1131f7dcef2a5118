import 'server-only';
import type { PublicArticle } from '@/lib/articles/shelf';
import type { DeviceDocument } from '@/lib/documents/device-documents';
import type { Collection } from '@/lib/model/kinds';
import { surelyPast } from '@/lib/model/queries';
import type { Blog, PdfLink } from '@/lib/model/records';
import { currentSettings } from '@/lib/settings/settings';
import { PublicContent, type PublicOf, type PublicSource } from './public-content';

const isBuild = () => process.env.NEXT_PHASE === 'phase-production-build';

async function loadContent(): Promise<PublicContent> {
  const content = new PublicContent();
  if (isBuild() && currentSettings().buildWithoutDatabase) content.leaveUnread();
  else {
    await content.load(surelyPast(new Date()));
    // The pages of a build must agree, so the history must not be added between their renders.
    await content.completeHistory();
  }
  return content;
}

let built: Promise<PublicContent> | undefined;

/** In a build, the pages of one worker share the content, so that they show the same data. */
function sharedByBuild(): Promise<PublicContent> {
  built ??= loadContent().catch((error) => {
    built = undefined;
    throw error;
  });
  return built;
}

/** Returns the content that the server gives to this render. A build and `next dev` read the database. */
async function source(): Promise<PublicSource> {
  const { renderData } = await import(/* turbopackIgnore: true */ 'next-zero-js/data');
  const given = renderData.getStore() as PublicSource | undefined;
  return given ?? (isBuild() ? sharedByBuild() : loadContent());
}

/** Returns a collection's public content: records in list order, the listed PDFs, or the footprint. */
export const publicContent = async <Name extends Collection>(name: Name): Promise<PublicOf<Name>> =>
  (await source()).of(name);

/** Returns the article with this slug and its neighbours, or null if the article is not public. */
export const publicArticle = async (slug: string): Promise<PublicArticle | null> =>
  (await source()).article(slug);

/** Returns a document with all its language versions, or null if there is none at this address. */
export const publicDocument = async (slug: string): Promise<DeviceDocument | null> =>
  (await source()).document(slug);

export const publicText = async (blog: Pick<Blog, 'id' | 'body'>): Promise<string> =>
  (await source()).text(blog);

export const publicLink = async (id: string): Promise<PdfLink | null> => (await source()).link(id);
