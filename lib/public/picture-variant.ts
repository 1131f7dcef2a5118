import 'server-only';
import sharp from 'sharp';
import { BusyError, MadeFiles } from '@/lib/pictures/made-files';
import { type PictureVariant, VARIANTS_FOLDER, variantFile } from '@/lib/pictures/picture-variants';
import { excessOf, pngHeader } from '@/lib/records/png-file';
import { IMMUTABLE, noSuchFile, openFile, storageUnavailable } from './stored-file';

/** With 20 images waiting, the last one waits for a few seconds. */
const files = new MadeFiles({
  folder: VARIANTS_FOLDER,
  maxBytes: 256 * 1024 * 1024,
  atOnce: 2,
  maxWaiting: 20,
});

// Each encoding uses one core, so that visitors' pages get the others.
sharp.concurrency(1);

/** Thrown if a stored picture was accepted before interlaced pictures had their own limit. */
class InterlacedError extends Error {}

class UnreadableError extends Error {
  constructor(readonly status: number) {
    super(`Storage responded with status ${status}.`);
  }
}

async function encode({ picture, width, format }: PictureVariant): Promise<Buffer> {
  const stored = await openFile(`images/${picture}.png`, { type: 'image/png', headers: {} });
  if (!stored.ok) throw new UnreadableError(stored.status);
  const bytes = await stored.arrayBuffer();
  const header = await pngHeader(new Blob([bytes]));
  // Otherwise, sharp would also decode other formats, for which these limits are not checked.
  if (header.width === 0) throw new Error('The file is not a PNG.');
  const excess = excessOf(header);
  if (excess === 'interlaced') throw new InterlacedError();
  if (excess) throw new Error('The picture has too many pixels.');
  const resized = sharp(bytes).resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 75 });
  return encoded.toBuffer();
}

/** Sends visitors to the stored file itself, if it cannot be resized or there is no time for it yet. */
const redirectToOriginal = (picture: string): Response =>
  new Response(null, {
    status: 307,
    headers: {
      location: `/files/images/${picture.split('/').map(encodeURIComponent).join('/')}.png`,
      'cache-control': 'no-store',
    },
  });

/**
 * Responds with a stored picture in one of the widths and formats that pages offer. Its address contains the picture's
 * content hash, so it can be cached as immutable. If too many others are waiting, or the picture
 * is interlaced and large, redirects to the stored file. Returns status 404 if the picture is missing, not public, damaged or too large, and 503 if storage is unavailable.
 */
export async function pictureVariant(variant: PictureVariant): Promise<Response> {
  const { picture, format } = variant;
  try {
    const body = await files.get(variantFile(variant), () => encode(variant));
    return new Response(new Uint8Array(body), {
      headers: { ...IMMUTABLE, 'content-type': `image/${format}` },
    });
  } catch (error) {
    if (error instanceof BusyError || error instanceof InterlacedError) return redirectToOriginal(picture);
    if (error instanceof UnreadableError) return error.status === 404 ? noSuchFile() : storageUnavailable();
    console.error(new Error(`The picture ${picture} cannot be resized.`, { cause: error }));
    return noSuchFile();
  }
}
