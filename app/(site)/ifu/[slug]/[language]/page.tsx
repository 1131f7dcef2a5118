import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LanguagePage } from '@/components/sections/ifu/language-page';
import { languageSegment, versionsIn } from '@/lib/documents/device-documents';
import { pdfVersions } from '@/lib/public/pdf-versions';
import { publicDocument } from '@/lib/public/read-for-page';
import { documentMetadata } from '@/lib/seo/document-metadata';

/** Documents are rendered on demand. */
export const dynamicParams = true;
/** In seconds. The page is also rendered again after a change in the database. */
export const revalidate = 3_600;

export const generateStaticParams = () => [];

type LanguageProps = { params: Promise<{ slug: string; language: string }> };

async function readLanguage({ params }: LanguageProps) {
  const { slug, language: segment } = await params;
  const document = (await publicDocument(slug)) ?? notFound();
  const version = document.versions.find(({ language }) => languageSegment(language) === segment);
  return { document, language: (version ?? notFound()).language };
}

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const { document, language } = await readLanguage(props);
  return documentMetadata(document, language);
}

export default async function DocumentLanguagePage(props: LanguageProps) {
  const { document, language } = await readLanguage(props);
  const histories = await Promise.all(
    versionsIn(document, language).map(async (link) => ({ link, earlier: await pdfVersions(link) })),
  );
  return <LanguagePage document={document} language={language} histories={histories} />;
}
