import type { Metadata } from 'next';
import { ProductPage } from '@/components/sections/product-page/product-page';
import { deviceList } from '@/lib/seo/json-ld/medical-device';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { type FamilyParams, familyAt, familyParams } from '../product-addresses';

type FamilyPageProps = { params: Promise<FamilyParams> };

export const dynamicParams = false;
/** In seconds. The page is also rendered again after a change in the database. Documents expire without one. */
export const revalidate = 3_600;
export const generateStaticParams = familyParams;

export async function generateMetadata({ params }: FamilyPageProps): Promise<Metadata> {
  return entryMetadata(familyAt(await params).path);
}

export default async function FamilyPage({ params }: FamilyPageProps) {
  const family = familyAt(await params);
  const graph = { name: family.name, mainEntity: deviceList(family) };
  return <ProductPage family={family} path={family.path} graph={graph} />;
}
