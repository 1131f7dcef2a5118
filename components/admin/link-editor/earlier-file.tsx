import { links } from '@/content/admin/links';
import { fileAddress, pdfPath } from '@/lib/content/file-address';
import { SCHEMAS } from '@/lib/model/schema';

export type EarlierFileProps = {
  /** A version of a link. One from before files were named by their content has no address of its own. */
  record: object;
};

/** The way to look at the file that a version served. */
export function EarlierFile({ record }: EarlierFileProps) {
  const link = SCHEMAS.Link.safeParse(record).data;
  if (!link?.sha256) return null;
  return (
    <div>
      <a href={fileAddress(pdfPath(link))} target="_blank" rel="noreferrer">
        {links.openVersion} {link.revision}
      </a>
    </div>
  );
}
