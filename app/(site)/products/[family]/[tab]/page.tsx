import type { Metadata } from 'next';
import { ProductPage } from '@/components/sections/product-page/product-page';
import { medicalDevice } from '@/lib/seo/json-ld/medical-device';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { type TabParams, tabAt, tabParams } from '../../product-addresses';

type TabPageProps = { params: Promise<TabParams> };

export const dynamicParams = false;
/** In seconds. The page is also rendered again after a change in the database. Documents expire without one. */
export const revalidate = 3_600;
export const generateStaticParams = tabParams;

export async function generateMetadata({ params }: TabPageProps): Promise<Metadata> {
  const { family, tab } = tabAt(await params);
  return entryMetadata(`${family.path}/${tab.slug}`);
}

export default async function TabPage({ params }: TabPageProps) {
  const { family, tab } = tabAt(await params);
  const graph = { name: tab.name, mainEntity: medicalDevice(family, tab) };
  return <ProductPage family={family} product={tab.slug} path={`${family.path}/${tab.slug}`} graph={graph} />;
}
