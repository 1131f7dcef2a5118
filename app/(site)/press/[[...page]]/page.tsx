import type { Metadata } from 'next';
import { Archive } from '@/components/sections/archive/archive';
import { Mention } from '@/components/sections/press-mentions/mention';
import { archives } from '@/content/archives';
import { archiveParams } from '@/lib/pages/archive';
import { type ArchiveRouteProps, readArchivePage } from '@/lib/pages/archive-route';
import { publicMedia } from '@/lib/pages/public-content';
import { archiveMetadata } from '@/lib/seo/archive-metadata';

/** The build makes every address that an archive can have, so that unknown ones are refused without a render. */
export const dynamicParams = false;
export const generateStaticParams = archiveParams;

export async function generateMetadata(props: ArchiveRouteProps): Promise<Metadata> {
  return archiveMetadata(archives.press, await readArchivePage(archives.press, publicMedia, props));
}

export default async function PressPage(props: ArchiveRouteProps) {
  const { items, ...place } = await readArchivePage(archives.press, publicMedia, props);
  return (
    <Archive archive={archives.press} {...place}>
      {items.map((item) => (
        <Mention key={item.id} mention={item} />
      ))}
    </Archive>
  );
}
