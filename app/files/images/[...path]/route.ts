import { IMMUTABLE, noSuchFile, openFile } from '@/lib/public/stored-file';

type ImageParams = { params: Promise<{ path: string[] }> };

/** Responds with a stored image. Its name contains a content hash, so it can be cached as immutable. */
export async function GET(_request: Request, { params }: ImageParams): Promise<Response> {
  const { path } = await params;
  if (!path.at(-1)?.endsWith('.png')) return noSuchFile();
  return openFile(`images/${path.join('/')}`, { type: 'image/png', headers: IMMUTABLE });
}
