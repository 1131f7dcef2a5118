import type { Metadata } from 'next';
import { Archive } from '@/components/sections/archive/archive';
import { Mention } from '@/components/sections/press-mentions/mention';
import { archives } from '@/content/archives';
import { archiveParams } from '@/lib/public/archive';
import { type ArchiveRouteProps, readArchivePage } from '@/lib/public/archive-route';
import { publicContent } from '@/lib/public/read-for-page';
import { recordAnchor } from '@/lib/publishing/place-on-site';
import { archiveMetadata } from '@/lib/seo/archive-metadata';

/** The build renders every possible page of the archive, so that other paths get status 404 without a render. */
export const dynamicParams = false;
/** In seconds. The page is also rendered again after a change in the database. */
export const revalidate = 3_600;
export const generateStaticParams = archiveParams;

const read = (props: ArchiveRouteProps) => readArchivePage(() => publicContent('Media'), props);

export async function generateMetadata(props: ArchiveRouteProps): Promise<Metadata> {
  return archiveMetadata(archives.press, (await read(props)).page);
}

export default async function PressPage(props: ArchiveRouteProps) {
  const { items, ...place } = await read(props);
  return (
    <Archive archive={archives.press} {...place}>
      {items.map((item) => (
        <Mention key={item.id} mention={item} anchor={recordAnchor('Media', item.id)} />
      ))}
    </Archive>
  );
}
