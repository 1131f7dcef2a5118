import { variantAt } from '@/lib/pictures/picture-variants';
import { pictureVariant } from '@/lib/public/picture-variant';
import { IMMUTABLE, noSuchFile, openFile } from '@/lib/public/stored-file';

type ImageParams = { params: Promise<{ path: string[] }> };

/** Responds with a stored image, or a smaller version of it. Both have a content hash in their addresses. */
export async function GET(_request: Request, { params }: ImageParams): Promise<Response> {
  const path = (await params).path.join('/');
  const variant = variantAt(path);
  if (variant) return pictureVariant(variant);
  if (!path.endsWith('.png')) return noSuchFile();
  return openFile(`images/${path}`, { type: 'image/png', headers: IMMUTABLE });
}
