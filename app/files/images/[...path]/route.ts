import { IMMUTABLE, noSuchFile, openFile } from '@/lib/pages/stored-file';

type ImageParams = { params: Promise<{ path: string[] }> };

/** A picture from the store on the site's own origin. Named by its content, so it may be kept for ever. */
export async function GET(_request: Request, { params }: ImageParams): Promise<Response> {
  const { path } = await params;
  if (!path.at(-1)?.endsWith('.png')) return noSuchFile();
  return openFile(`images/${path.join('/')}`, { type: 'image/png', headers: IMMUTABLE });
}
