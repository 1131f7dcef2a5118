import type { Metadata } from 'next';
import { company } from '@/content/company';
import { ifu } from '@/content/ifu';
import type { Meta } from '@/content/types';
import { type DeviceDocument, documentPath, mainVersion, titleOf } from '@/lib/documents/device-documents';
import { englishName } from '@/lib/model/languages';
import { fill } from '@/lib/text/fill';
import { isolated } from '@/lib/text/isolated';
import { absoluteAddress } from './address';
import { pageMetadata } from './page-metadata';

/** Returns the title and description of a document's page or, if a language is given, of that language's page. */
export function documentMeta(document: DeviceDocument, language?: string): Meta {
  const name = language === undefined ? '' : englishName(language) || ifu.document.unstated;
  const title = [titleOf(mainVersion(document)), name].filter(Boolean).join(', ');
  return {
    title: `${title} | ${company.shortName}`,
    description: fill(name ? ifu.document.describedIn : ifu.document.described, { title: isolated(title) }),
  };
}

/** Returns the URLs of the pages of a document's languages, by language tag. */
export const documentLanguages = ({ slug, versions }: DeviceDocument): Record<string, string> =>
  Object.fromEntries(
    versions.flatMap(({ language }) =>
      language ? [[language, absoluteAddress(documentPath(slug, language))]] : [],
    ),
  );

/** Returns the metadata of a document's page for crawlers and sharing. */
export const documentMetadata = (document: DeviceDocument, language?: string): Metadata =>
  pageMetadata(
    { path: documentPath(document.slug, language), meta: documentMeta(document, language) },
    {
      cardOf: ifu.path,
      languages: {
        ...documentLanguages(document),
        'x-default': absoluteAddress(documentPath(document.slug)),
      },
    },
  );
