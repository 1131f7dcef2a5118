import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocumentPage } from '@/components/sections/ifu/document-page';
import { publicDocument } from '@/lib/public/read-for-page';
import { documentMetadata } from '@/lib/seo/document-metadata';

/** Documents are rendered on demand. */
export const dynamicParams = true;
/** In seconds. The page is also rendered again after a change in the database. */
export const revalidate = 3_600;

export const generateStaticParams = () => [];

type DocumentProps = { params: Promise<{ slug: string }> };

const readDocument = async ({ params }: DocumentProps) =>
  (await publicDocument((await params).slug)) ?? notFound();

export const generateMetadata = async (props: DocumentProps): Promise<Metadata> =>
  documentMetadata(await readDocument(props));

export default async function DeviceDocumentPage(props: DocumentProps) {
  return <DocumentPage document={await readDocument(props)} />;
}
