import { notFound } from 'next/navigation';
import { RecordPage } from '@/components/admin/shell/record-page';
import { KINDS, PUBLISHABLE } from '@/lib/model/kinds';

type KindPageProps = { params: Promise<{ kind: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => PUBLISHABLE.map((name) => ({ kind: KINDS[name].editor }));

/** The editor page for a kind of publishable content. */
export default async function KindPage({ params }: KindPageProps) {
  const { kind } = await params;
  const collection = PUBLISHABLE.find((name) => KINDS[name].editor === kind);
  return collection ? <RecordPage collection={collection} /> : notFound();
}
